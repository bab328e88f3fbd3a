// A record's QuickBooks status on its own page: its number and sync date, what needs a decision, or
// that it is not there. Not exported by web.ts: only record pages load it.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { Link, useCommand, useMay, useMoments, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/in-quickbooks.ts';
import type { ReactNode } from 'react';

type Kind = QuickBooksRecord['kind'];

/** Properties of the button that adds a record by hand. */
export interface Adding {
  readonly text: string;
  readonly loading: boolean;
  readonly onClick: () => void;
}

interface InQuickBooksProps {
  readonly kind: Kind;
  readonly id: number;
  /** Renders that button, for records that are not there and may be added by hand. */
  readonly add?: (adding: Adding) => ReactNode;
}

/** Renders nothing if no QuickBooks company is connected or the user may not see it. */
export function InQuickBooks({ kind, id, add }: InQuickBooksProps) {
  const enabled = useMay()(quickbooks.recordOf);
  const { data } = useRead(quickbooks.recordOf, { query: { kind, ourId: id } }, { enabled });
  if (!data?.connected) return null;
  const { record } = data;
  if (record)
    return (
      <span className="pl-in-books">
        <There record={record} />
        <Decision record={record} />
      </span>
    );
  return add && (kind === 'customer' || kind === 'vendor') ? (
    <NotThere kind={kind} id={id} add={add} />
  ) : null;
}

/**
 * "In QuickBooks as Customer 58, Nov 27", linked to the record there. The date is shown only while
 * the record is in sync. Renders nothing for a record deleted there.
 */
function There({ record: { kind, state, theirId, theirPage, changedAt, gone } }: Shown) {
  const moments = useMoments();
  if (theirId === null || gone || !moments) return null;
  const which = { what: say(`what.${kind}`), id: theirId };
  const there =
    state === 'in-step'
      ? say('there-since', { ...which, day: moments.nearDay(changedAt) })
      : say('there', which);
  return theirPage === null ? (
    <span>{there}</span>
  ) : (
    <a href={theirPage} target="_blank" rel="noreferrer" aria-label={say('opens', { there })}>
      {there}
    </a>
  );
}

interface Shown {
  readonly record: QuickBooksRecord;
}

/** What needs a decision, with a link to where it is made. */
function Decision({ record: { kind, state, theirId, title, gone } }: Shown) {
  if (state === 'in-step') return null;
  const words = gone ? say('gone') : say(`state.${state}`);
  if (state === 'waiting' || state === 'excluded') return <span>{words}</span>;
  // The titles of jobs, estimates and bills contain more than a name, so they cannot be searched
  // for.
  const q = theirId ?? (kind === 'customer' || kind === 'vendor' ? title : '');
  const query = new URLSearchParams({ show: state, kind, ...(q !== '' && { q }) });
  return <Link to={`/quickbooks?${query.toString()}`}>{words}</Link>;
}

function NotThere({
  kind,
  id,
  add,
}: {
  readonly kind: 'customer' | 'vendor';
  readonly id: number;
  readonly add: (adding: Adding) => ReactNode;
}) {
  const { run, pending } = useCommand(quickbooks.add, {
    toast: { done: { title: say('added') }, failed: say('not-added') },
  });
  const may = useMay()(quickbooks.add);
  const onClick = () => void run({ body: { kind, ourId: id } });
  return (
    <span className="pl-in-books">
      <span>{say('not-there')}</span>
      {may && add({ text: say('add'), loading: pending, onClick })}
    </span>
  );
}
