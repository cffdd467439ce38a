import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { z } from "zod";
import { Definition, Done, Page, Section, Table } from "~/components";
import { answerTo } from "~/components/answer-to";
import { LevelForm, OrganisationForm, TIMES } from "~/components/records";
import { addLevel, changeLevel } from "~/data/levels.server";
import { requireViewer } from "~/data/session.server";
import { changeOrganisation, readSettings, type SettingsView } from "~/data/settings.server";
import type { Viewer } from "~/domain/viewer";
import { answerForm } from "~/forms/answer.server";
import { settingsForm } from "~/forms/settings";

export async function loader({ request }: LoaderFunctionArgs) {
  return readSettings(await requireViewer(request));
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  return answerForm(request, settingsForm, async (sent) => ({
    objections: await perform(viewer, sent, Date.now()),
    to: `/settings?done=${sent.intent}`,
  }));
}

function perform(viewer: Viewer, { intent, ...values }: z.output<typeof settingsForm>, now: number) {
  if ("feedbackHours" in values) return changeOrganisation(viewer, values, now);
  return (intent === "addLevel" ? addLevel : changeLevel)(viewer, values, now);
}

export const meta: MetaFunction = () => [{ title: "Settings · Plumbline" }];

const DONE = {
  organisation: "The settings are saved.",
  addLevel: "The level is added.",
  changeLevel: "The level is changed.",
};

export default function Settings() {
  const settings = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Settings"
      width="text"
      lede={
        <p>
          Elsewhere: <Link to="/people">people</Link>, <Link to="/teams">teams</Link>,{" "}
          <Link to="/principles">principles</Link>, <Link to="/programme">Bar Raiser programme</Link>,{" "}
          <Link to="/settings/writing">checks on writing</Link>.
        </p>
      }
    >
      <Done messages={DONE} />
      <Section title="Organisation and times">
        {settings.mayEdit === "yes" ? (
          <OrganisationForm
            name={settings.name}
            times={settings.times}
            answer={answerTo("organisation", answer)}
          />
        ) : (
          <Facts settings={settings} />
        )}
      </Section>
      <Levels settings={settings} answer={answer} />
    </Page>
  );
}

function Facts({ settings }: { readonly settings: SettingsView }) {
  return (
    <>
      <p className="hint">An admin changes these.</p>
      <Definition
        items={[
          { term: "Organisation", detail: settings.name },
          ...TIMES.map(({ key, label }) => ({ term: label, detail: settings.times[key] })),
        ]}
      />
    </>
  );
}

type LevelsProps = {
  readonly settings: SettingsView;
  readonly answer: ReturnType<typeof useActionData<typeof action>>;
};

function Levels({ settings, answer }: LevelsProps) {
  const [params] = useSearchParams();
  const mayEdit = settings.mayEdit === "yes";
  const edited = mayEdit ? settings.levels.find((l) => String(l.number) === params.get("level")) : undefined;
  return (
    <>
      <Section title="Levels" id="levels">
        <Table
          caption="Levels"
          columns={mayEdit ? [...COLUMNS, { key: "act", label: "Change" }] : COLUMNS}
          rows={settings.levels.map((level) => ({
            key: String(level.number),
            cells: {
              number: level.number,
              label: level.label,
              exempt: level.exempt ? "Not needed" : "Always",
              act: (
                <Link to={`?level=${level.number}#level`}>
                  Change<span className="visually-hidden"> {level.label}</span>
                </Link>
              ),
            },
          }))}
          empty="No levels yet."
        />
      </Section>
      {edited ? (
        <Section title={`Change ${edited.label}`} id="level">
          <LevelForm
            key={edited.number}
            intent="changeLevel"
            level={edited}
            answer={answerTo("changeLevel", answer)}
          />
        </Section>
      ) : null}
      {mayEdit && !edited ? (
        <Section title="Add a level">
          <LevelForm intent="addLevel" answer={answerTo("addLevel", answer)} />
        </Section>
      ) : null}
    </>
  );
}

const COLUMNS = [
  { key: "label", label: "Label" },
  { key: "number", label: "Number", numeric: true },
  { key: "exempt", label: "Bar Raiser" },
];
