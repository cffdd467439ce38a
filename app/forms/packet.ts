import { z } from "zod";

export const packetForm = z.object({ intent: z.literal("print") });
