import { when } from "../../../app/domain/objections.ts";
import { objectionsToAdminister } from "../../../app/domain/records.ts";
import { can } from "../../../app/domain/viewer.ts";
import { objectionsToKeepLists } from "../../../app/domain/writing-lists.ts";
import type { Ground } from "./ground";
import type { RecordAct } from "./record";

const TIMES = {
  ...{ feedbackHours: "30", overdueHours: "72", coolOffDays: "180", currencyDays: "365" },
  ...{ seniorFrom: "5", leaderFrom: "7", shadowSteps: "3", reverseShadowSteps: "1" },
};

/** Settings, teams, principles, and the check of the audit log. */
export function settingActs({ house }: Ground): readonly RecordAct[] {
  const [principle = ""] = house.principles;
  const [team = ""] = house.teams;
  const words = { name: "Patience", description: "Waits until it is time." };
  const administer = (route: string, intent: string, fill: RecordAct["fill"]): RecordAct => ({
    ...{ route, intent, path: route, fill, rule: objectionsToAdminister },
  });
  const list = { reason: "It says nothing about the work.", phrases: "horoscope*", unless: "" };
  const keepLists = (intent: string, fill: RecordAct["fill"]): RecordAct => ({
    ...{ route: "/settings/writing", path: "/settings/writing", intent, fill },
    rule: (viewer) => (objectionsToKeepLists(viewer).length > 0 ? "notHere" : []),
  });
  return [
    keepLists("topic", { key: "health", title: "Health", ...list }),
    keepLists("addTopic", { title: "Stars", ...list }),
    keepLists("removeTopic", { key: "health" }),
    keepLists("opinions", list),
    keepLists("language", { language: "de" }),
    keepLists("restore", {}),
    administer("/settings", "organisation", { name: "Copperline", ...TIMES }),
    administer("/settings", "addLevel", { number: "9", label: "L9" }),
    administer("/settings", "changeLevel", { number: "5", label: "Five" }),
    administer("/teams", "add", { name: "Warehouse" }),
    administer("/teams", "rename", { id: team, name: "Warehouse" }),
    administer("/principles", "add", words),
    administer("/principles", "change", { id: principle, ...words }),
    administer("/principles", "retire", { id: principle }),
    {
      ...administer("/principles", "restore", { id: principle }),
      rule: (viewer) => [...objectionsToAdminister(viewer), ...when(true, "alreadyDone")],
    },
    {
      ...{ route: "/audit", intent: "verify", path: "/audit", fill: {} },
      rule: (viewer) =>
        can(viewer, "admin") || can(viewer, "lead") || can(viewer, "auditor") ? [] : "notHere",
    },
  ];
}
