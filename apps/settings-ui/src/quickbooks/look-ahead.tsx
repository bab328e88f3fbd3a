// Before anything goes to a company that is new to us: what would go, what of it is there already,
// from which day on papers go, and the word that it may.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksAhead } from '@purlin/contracts/quickbooks-ahead.ts';
import { LinkIcon } from '@blueprintjs/icons';
import { Button, DateField, EmptyState, ErrorPanel, Panel, Spinner } from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { useState } from 'react';
import { allGoing } from './bills-coming.ts';
import { OfKindRow } from './look-ahead-row.tsx';
import './look-ahead.css';

const COLUMNS = ['going', 'new', 'found', 'asked', 'older'] as const;

const Counts = ({ kinds }: Pick<QuickBooksAhead, 'kinds'>) => (
  <table className="qb-ahead">
    <caption className="pl-hidden">{say('ahead.what')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('ahead.kind')}</th>
        {COLUMNS.map((which) => (
          <th key={which} scope="col">
            {say(`ahead.${which}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {kinds.map((one) => (
        <OfKindRow key={one.kind} one={one} columns={COLUMNS} />
      ))}
    </tbody>
  </table>
);

function Seen({
  ahead: { realmId, companyName, papersFrom, latest, kinds },
  onDay,
}: {
  readonly ahead: QuickBooksAhead;
  readonly onDay: (day: string) => void;
}) {
  const { run, pending } = useCommand(quickbooks.go, {
    toast: {
      done: { title: say('ahead.gone', { company: companyName }) },
      failed: say('ahead.not-gone'),
    },
  });
  const { count, bills } = allGoing(kinds);
  return (
    <>
      <Counts kinds={kinds} />
      {bills > 0 && <p className="pl-muted">{say('ahead.bills', { count: bills })}</p>}
      <div className="qb-ahead-go">
        <DateField
          label={say('ahead.from')}
          help={say('ahead.from-help')}
          value={papersFrom}
          max={latest}
          onChange={({ currentTarget: { value } }) => value !== '' && onDay(value)}
        />
        <May call={quickbooks.go}>
          <Link className="qb-ahead-other" to="/settings/quickbooks">
            {say('ahead.other')}
          </Link>
          <Button
            intent="primary"
            text={say('ahead.go', { count })}
            loading={pending}
            onClick={() => void run({ body: { realmId, papersFrom } })}
          />
        </May>
      </div>
    </>
  );
}

export function LookAhead({ company }: { readonly company: string }) {
  const may = useMay();
  return (
    <Panel title={say('ahead.title', { company })} description={say('ahead.lead')}>
      {may(quickbooks.ahead) ? (
        <Looking company={company} />
      ) : (
        <EmptyState icon={<LinkIcon size={24} />} title={say('ahead.waits')}>
          {say('ahead.ask-somebody')}
        </EmptyState>
      )}
    </Panel>
  );
}

function Looking({ company }: { readonly company: string }) {
  const [day, setDay] = useState<string>();
  const query = day === undefined ? {} : { papersFrom: day };
  const { data, problem, refresh } = useRead(quickbooks.ahead, { query }, { keepOld: true });
  if (data) return <Seen ahead={data} onDay={setDay} />;
  return problem ? (
    <ErrorPanel title={say('ahead.not-seen')} message={problem.message} onRetry={refresh} />
  ) : (
    <Spinner size={24} aria-label={say('ahead.looking', { company })} />
  );
}
