// One decision about many differences: all fields of a record, or one field of all records shown.
// The confirmation says what it will do.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { Button, ConfirmDialog } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { useState, type ReactNode } from 'react';
import { byKind, type FieldOfMany } from './fields-of-many.ts';
import type { FieldName } from './keep-still.ts';
import { fieldName, kindsOf, shownValue } from './record-words.ts';

type Taking = 'ours' | 'theirs' | 'ignore';
/** The buttons; `what`: "all 5 fields of Ada Birch". */
function Takes({
  what,
  takeable,
  pending,
  children,
  onTake,
}: {
  readonly what: string;
  readonly takeable: boolean;
  readonly pending: boolean;
  /** The values concerned, if they are not shown beside the buttons. */
  readonly children?: ReactNode;
  readonly onTake: (take: Taking) => Promise<unknown>;
}) {
  const [asked, setAsked] = useState<Taking>();
  const takes = (['ours', 'theirs', 'ignore'] as const).filter(
    (take) => take !== 'theirs' || takeable,
  );
  return (
    <div className="pl-actions">
      {takes.map((take) => (
        <Button
          key={take}
          size="small"
          text={say(`take.${take}`)}
          aria-label={say('act-on', { act: say(`take.${take}`), what })}
          onClick={() => setAsked(take)}
        />
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          title={say(`take-for.${asked}`, { what })}
          confirmLabel={say(`take.${asked}`)}
          busy={pending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void onTake(asked).then(() => setAsked(undefined))}
        >
          {children === undefined ? (
            say(`take-what.${asked}`)
          ) : (
            <>
              <p>{say(`take-what.${asked}`)}</p>
              {children}
            </>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The notice when `left` of `count` fields remain undecided. */
const decided = (count: number, left: number) =>
  left === 0
    ? { title: say('decided-all', { count }) }
    : {
        title: say('decided-some', { count: count - left }),
        description: say('undecided', { count: left }),
      };

/** All fields of a record: the last row of its table. */
export function AllFieldsRow({
  record: { id, title, ...record },
  decided: done,
}: {
  readonly record: QuickBooksRecord;
  readonly decided: readonly FieldName[];
}) {
  const differences = record.differences.filter(({ field }) => !done.includes(field));
  const count = differences.length;
  const values = Object.fromEntries(
    differences.map(({ field, ours, theirs }) => [field, { ours, theirs }]),
  );
  const { run, pending } = useCommand(quickbooks.reconcile, {
    toast: {
      done: ({ left }) => decided(count, left),
      failed: say('none-decided'),
    },
  });
  return (
    <May call={quickbooks.reconcile}>
      <tr className="qb-all">
        <th scope="row" colSpan={3}>
          {count > 1 && say('all-fields', { count })}
        </th>
        <td aria-label={say('what-to-do-all')}>
          {count > 1 && (
            <Takes
              what={say('all-fields-of', { count, title })}
              takeable={differences.some(({ takeable }) => takeable)}
              pending={pending}
              onTake={(take) => run({ body: { take, seen: [{ id, values }] } })}
            />
          )}
        </td>
      </tr>
    </May>
  );
}

/** The confirmation lists up to this many records; the rest are counted. */
const NAMED = 20;

/** The records with both values: clients and vendors apart. */
const Values = ({
  of: { field, those },
  hasMore,
}: {
  readonly of: FieldOfMany;
  readonly hasMore: boolean;
}) => (
  <>
    {byKind(those.slice(0, NAMED)).map(({ kind, of }) => (
      <section key={kind} className="qb-values">
        <p className="pl-label">{kindsOf(kind)}</p>
        <ul>
          {of.map(({ record: { id, title }, ours, theirs }) => (
            <li key={id}>
              {say('ours-theirs', {
                title: title || say('removed'),
                ours: shownValue(field, ours),
                theirs: shownValue(field, theirs),
              })}
            </li>
          ))}
        </ul>
      </section>
    ))}
    {those.length > NAMED && <p>{say('and-more-values', { count: those.length - NAMED })}</p>}
    {hasMore && <p>{say('only-loaded')}</p>}
  </>
);

function OneField({ of, hasMore }: { readonly of: FieldOfMany; readonly hasMore: boolean }) {
  const { field, takeable, those } = of;
  const seen = those.map(({ record: { id }, ours, theirs }) => ({
    id,
    values: { [field]: { ours, theirs } },
  }));
  const { run, pending } = useCommand(quickbooks.reconcile, {
    toast: {
      done: ({ settled, left }) => ({
        title: say('decided-field', { field: fieldName(field).toLowerCase(), count: settled }),
        ...(left === 0 ? {} : { description: say('undecided', { count: left }) }),
      }),
      failed: say('none-decided'),
    },
  });
  return (
    <li>
      <span>{of.words[0]!.toUpperCase() + of.words.slice(1)}</span>
      <Takes
        what={of.words}
        takeable={takeable}
        pending={pending}
        onTake={(take) => run({ body: { take, seen } })}
      >
        <Values of={of} hasMore={hasMore} />
      </Takes>
    </li>
  );
}

/** The fields in which several records differ. */
export const FieldsOfMany = ({
  fields,
  hasMore,
}: {
  readonly fields: readonly FieldOfMany[];
  /** Whether there are more records further down that the user has not seen. */
  readonly hasMore: boolean;
}) =>
  fields.length === 0 ? null : (
    <May call={quickbooks.reconcile}>
      <ul className="qb-fields" aria-label={say('decide-for-all')}>
        {fields.map((of) => (
          <OneField key={of.field} of={of} hasMore={hasMore} />
        ))}
      </ul>
    </May>
  );
