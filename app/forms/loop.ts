import { z } from "zod";
import { choice } from "./fields";

/** A new loop: who is interviewed, for what. */
export const loopForm = z.object({
  candidateId: choice("Choose a candidate."),
  roleId: choice("Choose a role."),
});
