import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { EmptyState, FilterBar, FilterSelect, Page, Pager, Section } from "~/components";
import { ACT_CHOICES } from "~/components/audit/act-words";
import { type ChainFound, ChainState } from "~/components/audit/ChainState";
import { EntryList } from "~/components/audit/EntryList";
import { listAudit } from "~/data/audit-log.server";
import { verifyAudit } from "~/data/audit-verify.server";
import { requireViewer } from "~/data/session.server";
import { invalid, parseForm } from "~/forms/answer.server";
import { auditForm } from "~/forms/audit";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  return listAudit(viewer, new URL(request.url));
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const submission = await parseForm(request, auditForm);
  if (submission.status !== "success") return invalid(submission);
  const { state, head, first } = await verifyAudit(viewer);
  // How many entries were checked stays here: a reader could count which of them they are not shown (S9).
  return data({ found: { state, head, first } satisfies ChainFound });
}

export const meta: MetaFunction = () => [{ title: "Audit · Plumbline" }];

const hasFound = (answer: object | undefined): answer is { readonly found: ChainFound } =>
  answer !== undefined && "found" in answer;

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
        <ChainState found={hasFound(answer) ? answer.found : undefined} />
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
