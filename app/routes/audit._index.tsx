import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, Page, Pager, Section } from "~/components";
import { ACT_CHOICES } from "~/components/audit/act-words";
import { ChainState } from "~/components/audit/ChainState";
import { EntryList } from "~/components/audit/EntryList";
import { listAudit } from "~/data/audit-log.server";
import { readChainState } from "~/data/audit-state.server";
import { carryOutVerification, takeVerification } from "~/data/audit-verification.server";
import { requireViewer } from "~/data/session.server";
import { invalid, parseForm } from "~/forms/answer.server";
import { auditForm } from "~/forms/audit";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const [list, chain] = await Promise.all([listAudit(viewer, new URL(request.url)), readChainState(viewer)]);
  return { ...list, chain };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const submission = await parseForm(request, auditForm);
  if (submission.status !== "success") return invalid(submission);
  const run = await takeVerification(viewer, Date.now());
  // Null: one is under way already, and the page shows how far it is.
  if (run) await context.goOn((stop) => carryOutVerification(viewer, run, stop));
  return redirect("/audit");
}

export const meta: MetaFunction = () => [{ title: "Audit · Plumbline" }];

export default function Audit() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const { filters, loop } = list;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="Audit"
      lede={
        <p>What happened, by whom. The record only grows, and each entry is chained to the one before.</p>
      }
      actions={<Link to="/audit/sight">What can a person see?</Link>}
    >
      <Section title="Is the chain whole?" id="chain">
        <ChainState chain={list.chain} answer={answer} />
      </Section>
      <Section
        title={loop ? `Entries of the loop of ${loop.candidate}` : "Entries"}
        id="entries"
        actions={
          <Link to={`/audit/export?${exportOf(params)}`} reloadDocument>
            Export these as JSON lines
          </Link>
        }
      >
        <FilterBar
          search={{ name: "q", label: "Person, candidate or role", value: filters.q }}
          clear="/audit"
        >
          <FilterSelect name="act" label="Act" value={filters.act} options={ACT_CHOICES} />
          {filters.loop ? <input type="hidden" name="loop" value={filters.loop} /> : null}
        </FilterBar>
        <EntryList
          rows={list.rows}
          empty={
            <EmptyState title={isFiltered ? "No entry matches" : "No entry yet"}>
              {isFiltered ? "Change the search or the filters." : "Every act leaves one here."}
            </EmptyState>
          }
        />
        <Pager next={list.next} previous={list.previous} />
      </Section>
    </Page>
  );
}

function exportOf(params: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(params);
  for (const key of ["after", "before", "done"]) asked.delete(key);
  return asked;
}
