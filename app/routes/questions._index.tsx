import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  Done,
  EmptyState,
  FilterBar,
  FilterSelect,
  LinkButton,
  Page,
  Pager,
  Table,
  When,
} from "~/components";
import { listQuestions, type QuestionRow } from "~/data/questions.server";
import { requireViewer } from "~/data/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return listQuestions(await requireViewer(request), new URL(request.url));
}

export const meta: MetaFunction = () => [{ title: "Question bank · Plumbline" }];

export default function Questions() {
  const { filters, principles, roles, mayKeep, ...list } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Page
      title="Question bank"
      lede={
        <p>Questions about what a candidate did, asked of everybody alike and judged by the same anchors.</p>
      }
      actions={
        mayKeep === "yes" ? (
          <>
            <LinkButton to="/questions/new">Add a question</LinkButton>
            <LinkButton to="/questions/import" tone="quiet">
              Import
            </LinkButton>
          </>
        ) : null
      }
    >
      <Done messages={DONE} />
      <FilterBar search={{ name: "q", label: "Question or id", value: filters.q }} clear="/questions">
        <FilterSelect name="principle" label="Principle" value={filters.principle} options={principles} />
        <FilterSelect
          name="role"
          label="Pinned to"
          value={filters.role}
          all="Any role or none"
          options={roles}
        />
        <FilterSelect name="state" label="State" value={filters.state} all="In use" options={STATES} />
      </FilterBar>
      <Table
        caption="Questions"
        columns={COLUMNS}
        rows={list.rows.map(toRow)}
        sort={{ by: list.query.sort, direction: list.query.direction }}
        empty={
          <EmptyState title={isFiltered ? "No question matches" : "No questions yet"}>
            {isFiltered ? "Change the search or the filters." : "An admin or a Bar Raiser lead adds them."}
          </EmptyState>
        }
      />
      <Pager next={list.next} previous={list.previous} />
      <p className="hint">
        The whole bank, retired questions included, <a href="/questions.csv">as CSV</a> or{" "}
        <a href="/questions.json">as JSON</a>.
      </p>
    </Page>
  );
}

const DONE = { imported: "The file is imported. Each question's history says what changed." };

const STATES = [
  { value: "retired", label: "Retired" },
  { value: "all", label: "All" },
];

const COLUMNS = [
  { key: "text", label: "Question", sort: "text" },
  { key: "principle", label: "Principle" },
  { key: "id", label: "Id", sort: "key" },
  { key: "changed", label: "Changed", sort: "changed" },
];

const toRow = (question: QuestionRow) => ({
  key: question.id,
  cells: {
    text: (
      <>
        <Link to={`/questions/${question.id}`}>{question.text}</Link>
        {question.retiredAt === null ? null : <div className="hint">Retired</div>}
      </>
    ),
    principle: question.principle.name,
    id: <code>{question.key}</code>,
    changed: <When at={question.changedAt} show="day" />,
  },
});
