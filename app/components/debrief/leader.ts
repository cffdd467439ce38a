import type { Room } from "~/domain/debrief-room";

/** Whether the reader leads this debrief, so that a page says "you" to them. */
export const isLeader = ({ room, readerId }: { readonly room: Room; readonly readerId: string }): boolean =>
  room.leaderId === readerId;
