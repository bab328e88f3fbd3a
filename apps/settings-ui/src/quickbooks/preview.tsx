// The preview for a newly connected company: what would go there, what is already there, the start
// date for transactions, and the button that starts the sync.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { LinkIcon } from '@blueprintjs/icons';
import { Button, DateField, EmptyState, ErrorPanel, Panel, Spinner } from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { useState } from 'react';
import { totalOf } from './bills-coming.ts';
import { OfKindRow } from './preview-row.tsx';
import './preview.css';

const COLUMNS = ['total', 'new', 'found', 'unsure', 'older'] as const;

const Counts = ({ kinds }: Pick<QuickBooksPreview, 'kinds'>) => (
  <table className="qb-preview">
    <caption className="pl-hidden">{say('preview.what')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('preview.kind')}</th>
        {COLUMNS.map((which) => (
          <th key={which} scope="col">
            {say(`preview.${which}`)}
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
  preview: { realmId, companyName, papersFrom, latest, kinds },
  onDay,
}: {
  readonly preview: QuickBooksPreview;
  readonly onDay: (day: string) => void;
}) {
  const { run, pending } = useCommand(quickbooks.startSync, {
    toast: {
      done: { title: say('preview.started', { company: companyName }) },
      failed: say('preview.not-started'),
    },
  });
  const { count, bills } = totalOf(kinds);
  return (
    <>
      <Counts kinds={kinds} />
      {bills > 0 && <p className="pl-muted">{say('preview.bills', { count: bills })}</p>}
      <div className="qb-preview-start">
        <DateField
          label={say('preview.from')}
          help={say('preview.from-help')}
          value={papersFrom}
          max={latest}
          onChange={({ currentTarget: { value } }) => value !== '' && onDay(value)}
        />
        <May call={quickbooks.startSync}>
          <Link className="qb-preview-other" to="/settings/quickbooks">
            {say('preview.other')}
          </Link>
          <Button
            intent="primary"
            text={say('preview.start', { count })}
            loading={pending}
            onClick={() => void run({ body: { realmId, papersFrom } })}
          />
        </May>
      </div>
    </>
  );
}

export function Preview({ company }: { readonly company: string }) {
  const may = useMay();
  return (
    <Panel title={say('preview.title', { company })} description={say('preview.lead')}>
      {may(quickbooks.preview) ? (
        <Loaded company={company} />
      ) : (
        <EmptyState icon={<LinkIcon size={24} />} title={say('preview.not-yet')}>
          {say('preview.wait-for-start')}
        </EmptyState>
      )}
    </Panel>
  );
}

function Loaded({ company }: { readonly company: string }) {
  const [day, setDay] = useState<string>();
  const query = day === undefined ? {} : { papersFrom: day };
  const { data, problem, refresh } = useRead(quickbooks.preview, { query }, { keepOld: true });
  if (data) return <Seen preview={data} onDay={setDay} />;
  return problem ? (
    <ErrorPanel title={say('preview.failed')} message={problem.message} onRetry={refresh} />
  ) : (
    <Spinner size={24} aria-label={say('preview.loading', { company })} />
  );
}
