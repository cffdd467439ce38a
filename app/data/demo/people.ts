import type { CertificationStep } from "~/domain/person";
import type { Day } from "~/domain/time";
import type { Capability } from "~/domain/viewer";

export const ORGANISATION = "Copperline Lockers";
export const TEAMS = ["Lockers", "Routing", "Payments", "Hiring"] as const;
type Team = (typeof TEAMS)[number];

/** One invented person. The manager stands earlier in the list, so that the line grows from the top. */
export interface DemoPerson {
  readonly name: string;
  readonly level: number;
  readonly team: Team;
  readonly since: Day;
  readonly zone: string;
  readonly manager?: string;
  readonly capability?: Capability;
  /** Where they stand in the Bar Raiser programme when the organisation is set up. */
  readonly step?: CertificationStep;
}

type Sketch = readonly [
  name: string,
  level: number,
  team: Team,
  since: Day,
  zone: string,
  rest?: Pick<DemoPerson, "manager" | "capability" | "step">,
];

const BERLIN = "Europe/Berlin";
const LISBON = "Europe/Lisbon";
const LAGOS = "Africa/Lagos";
const CHICAGO = "America/Chicago";

const SKETCHES = {
  marguerite: ["Marguerite Ito", 8, "Hiring", "2014-03-10", BERLIN, { capability: "lead" }],
  viktor: ["Viktor Sandoval", 6, "Hiring", "2018-08-01", BERLIN, { capability: "admin" }],
  imani: ["Imani Prewitt", 6, "Hiring", "2020-01-13", CHICAGO, { capability: "auditor" }],
  noor: ["Noor Whitlock", 5, "Hiring", "2021-05-17", LISBON, { capability: "recruiter" }],
  caspian: ["Caspian Reyes", 4, "Hiring", "2024-02-05", CHICAGO, { capability: "recruiter" }],
  priya: ["Priya Raman", 6, "Lockers", "2019-09-02", BERLIN],
  obi: ["Obi Hartmann", 7, "Routing", "2016-04-18", LAGOS],
  kenji: ["Kenji Abara", 7, "Payments", "2015-11-02", LISBON, { step: "certified" }],
  freya: ["Freya Adeyemi", 6, "Payments", "2018-02-19", BERLIN, { manager: "kenji", step: "certified" }],
  soledad: ["Soledad Birk", 7, "Routing", "2017-06-06", CHICAGO, { manager: "obi", step: "certified" }],
  anselm: ["Anselm Dube", 6, "Lockers", "2019-01-21", BERLIN, { manager: "priya", step: "certified" }],
  wren: ["Wren Okafor", 3, "Lockers", "2025-09-01", LAGOS, { manager: "priya" }],
  ines: ["Ines Calder", 4, "Lockers", "2024-06-03", LISBON, { manager: "priya" }],
  tomasz: ["Tomasz Lindqvist", 5, "Lockers", "2022-10-10", BERLIN, { manager: "priya" }],
  bashir: ["Bashir Nouri", 4, "Routing", "2023-08-14", BERLIN, { manager: "obi" }],
  meiLin: ["Mei-Lin Castellanos", 5, "Routing", "2021-03-29", CHICAGO, { manager: "obi" }],
  zofia: ["Zofia Marsh", 5, "Payments", "2023-01-09", LISBON, { manager: "kenji" }],
  luca: ["Luca Oduya-Ferrante", 5, "Payments", "2022-04-04", BERLIN, { manager: "freya" }],
} as const satisfies Readonly<Record<string, Sketch>>;

export type Who = keyof typeof SKETCHES;
export const EVERYBODY = Object.keys(SKETCHES) as readonly Who[];

/** One of the demo's people. */
export const personOf = (who: Who): DemoPerson => {
  const [name, level, team, since, zone, rest]: Sketch = SKETCHES[who];
  return { name, level, team, since, zone, ...rest };
};

/** An address on a domain that is reserved for examples: no mail can ever reach anybody. */
export const emailOf = (who: Who): string =>
  `${personOf(who).name.toLowerCase().replaceAll(" ", ".")}@copperline.example`;
