import { type Capability, can, type Viewer } from "./viewer";

/** Where one can go, as the navigation shows it. */
export interface Place {
  readonly to: string;
  readonly label: string;
}

/** What a person is beyond their capabilities, as far as it opens places. */
export interface Standing {
  readonly certified: boolean;
  /** Whether they were ever appointed Bar Raiser of a loop. */
  readonly appointed: boolean;
  /** Whether they are the hiring manager of a role or loop. */
  readonly hiringManager: boolean;
}

/** The places that a person may open, in their order. Each page asks again: a link left out protects nothing. */
export const placesOf = (viewer: Viewer, standing: Standing): readonly Place[] => {
  const isAny = (...wanted: readonly Capability[]) => wanted.some((capability) => can(viewer, capability));
  const place = (open: boolean, to: string, label: string): readonly Place[] => (open ? [{ to, label }] : []);
  return [
    ...place(true, "/", "My work"),
    ...place(true, "/loops", "Loops"),
    ...place(isAny("lead") || standing.certified || standing.appointed, "/bar-raiser", "Bar Raiser desk"),
    ...place(isAny("recruiter", "lead", "admin", "auditor"), "/offers", "Offers"),
    ...place(
      isAny("recruiter", "admin", "lead", "auditor") || standing.hiringManager,
      "/candidates",
      "Candidates",
    ),
    ...place(true, "/roles", "Roles"),
    ...place(true, "/questions", "Question bank"),
    ...place(true, "/people", "People"),
    ...place(isAny("auditor", "admin", "lead"), "/audit", "Audit"),
    ...place(isAny("admin", "lead"), "/settings", "Settings"),
  ];
};
