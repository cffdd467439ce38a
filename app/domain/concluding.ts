/**
 * Acts, by how their names begin, that tell what was concluded from revealed writing, or that somebody has read it.
 * Who owes feedback first, or was excused without having written, learns of none (S4, S6): in a loop's history and in
 * the log alike.
 */
export const CONCLUDING_ACTS = [
  ...["debrief.", "decision.", "concurrence.", "veto.", "offer.", "assessment.", "packet."],
  ...["conflict.weighed", "feedback.read", "loop.ended"],
] as const;
