import { z } from "zod";

/** The one deed of the audit page. */
export const auditForm = z.object({ intent: z.literal("verify") });
