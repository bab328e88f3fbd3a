// Our values and QuickBooks' values field by field, with a decision for each. Nothing is
// overwritten automatically.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { Button } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import type { FieldName } from './keep-still.ts';
import { AllFieldsRow } from './many-decisions.tsx';
import { fieldName, shownValue } from './record-words.ts';

type Taking = 'ours' | 'theirs' | 'ignore';

/** A field with both values and its buttons. */
function DifferenceRow({
  record: { id, title },
  difference: { field, ours, theirs, takeable },
  isDecided,
}: {
  readonly record: QuickBooksRecord;
  readonly isDecided: boolean;
  readonly difference: QuickBooksRecord['differences'][number];
}) {
  const { run, pending } = useCommand(quickbooks.reconcile, {
    toast: { done: { title: say('decided') }, failed: say('not-decided') },
  });
  const name = fieldName(field);
  const press = (text: string, take: Taking) => (
    <Button
      size="small"
      text={text}
      aria-label={say('act-on', { act: text, what: say('field-of', { field: name, title }) })}
      disabled={pending}
      onClick={() =>
        void run({ body: { take, seen: [{ id, values: { [field]: { ours, theirs } } }] } })
      }
    />
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={say('here')}>{shownValue(field, ours)}</td>
      <td data-label={say('there')}>{shownValue(field, theirs)}</td>
      <td aria-label={say('what-to-do')}>
        {isDecided ? (
          <span className="pl-muted">{say('decided')}</span>
        ) : (
          <May call={quickbooks.reconcile}>
            <div className="pl-actions">
              {press(say('take.ours'), 'ours')}
              {takeable && press(say('take.theirs'), 'theirs')}
              {press(say('take.ignore'), 'ignore')}
            </div>
          </May>
        )}
      </td>
    </tr>
  );
}

/** All fields that differ. */
export const Differences = ({
  record,
  decided,
}: {
  readonly record: QuickBooksRecord;
  /** Decided fields, which keep their place for a moment. */
  readonly decided: readonly FieldName[];
}) => (
  <table className="qb-differences">
    <caption className="pl-hidden">{say('what-differs', { title: record.title })}</caption>
    <thead>
      <tr>
        <th scope="col">{say('field')}</th>
        <th scope="col">{say('here')}</th>
        <th scope="col">{say('there')}</th>
        <th scope="col">
          <span className="pl-hidden">{say('what-to-do')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {record.differences.map((difference) => (
        <DifferenceRow
          key={difference.field}
          record={record}
          difference={difference}
          isDecided={decided.includes(difference.field)}
        />
      ))}
      {record.differences.length > 1 && <AllFieldsRow record={record} decided={decided} />}
    </tbody>
  </table>
);
