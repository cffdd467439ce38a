export interface DemoCandidate {
  readonly name: string;
  readonly notes: string;
}

const CANDIDATES_BY_KEY = {
  leila: {
    name: "Leila Northcott",
    notes:
      "Met at a meetup on returns logistics. Applied for the data scientist role first; the panel said no. She asked to be kept in mind for a product role, which fits what she has done since.",
  },
  rafael: {
    name: "Rafael Ostrowski",
    notes:
      "Referred by a former colleague in firmware. Prefers interviews before 15:00. Notice period of six weeks.",
  },
  thandiwe: {
    name: "Thandiwe Brook",
    notes: "Came through the careers page. Has another process running that decides at the end of the month.",
  },
  emeka: {
    name: "Emeka Solberg",
    notes: "Spoke about watchdog timers at a conference where Priya met him. Wants to move in spring.",
  },
  yuki: {
    name: "Yuki Ferreira",
    notes: "Worked on demand forecasts for a grocery chain. Would relocate for the role.",
  },
  aurelio: {
    name: "Aurelio Banks",
    notes: "Led returns at a fashion marketplace. Asks for an answer before his current project ends.",
  },
  saoirse: {
    name: "Saoirse Mbeki",
    notes: "Maintains a small open-source bootloader. Was recommended by two people on the team.",
  },
  dmitri: {
    name: "Dmitri Achterberg",
    notes: "Has planned delivery tours for nine years, first by hand. Available at once.",
  },
  piet: {
    name: "Piet Okonjo",
    notes: "Approached by us. Has led a firmware group of five. Interviewed in one day on his own wish.",
  },
} as const satisfies Readonly<Record<string, DemoCandidate>>;

export type CandidateKey = keyof typeof CANDIDATES_BY_KEY;
export const CANDIDATES: Readonly<Record<CandidateKey, DemoCandidate>> = CANDIDATES_BY_KEY;

/** An address on a domain that is reserved for examples. */
export const candidateEmail = (key: CandidateKey): string =>
  `${CANDIDATES[key].name.toLowerCase().replaceAll(" ", ".")}@candidates.example`;
