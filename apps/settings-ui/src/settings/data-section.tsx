// Your Data: exports everything the company has as one file, and shows who did so. For admins only.
import { dataExports, type DataExport } from '@purlin/contracts/data-exports.ts';
import { DownloadIcon } from '@blueprintjs/icons';
import { Button, type Column, DataTable, EmptyState, Notice, Panel } from '@purlin/ui/ui.ts';
import { addressOf, May, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { useState } from 'react';

const columns = (): readonly Column<DataExport>[] => [
  { name: say('downloaded-by'), onCard: 'title', cell: ({ by }) => by },
  { name: say('when'), cell: ({ at }) => <Moment at={at} /> },
];

/** Uses the browser's own download, which shows progress and keeps nothing in memory. */
function fetchFile(id: number): void {
  const link = document.createElement('a');
  link.href = addressOf(dataExports.file, { params: { id } });
  link.download = '';
  link.click();
}

export function DataSection() {
  const { data, problem, refresh, refreshing } = useRead(dataExports.list);
  const failure = problem &&
    !data && {
      title: say('downloads-failed'),
      message: problem.message,
      onRetry: refresh,
    };
  return (
    <>
      <TakeAway onTaken={refresh} />
      <Panel flush title={say('downloads')} description={say('downloads-lead')}>
        <DataTable
          caption={say('downloads-caption')}
          columns={columns()}
          rowKey={({ id }) => id}
          rows={data}
          refreshing={refreshing}
          loadingText={say('loading-downloads')}
          failure={failure || undefined}
          empty={
            <EmptyState icon={<DownloadIcon size={24} />} title={say('no-downloads')}>
              {say('no-downloads-help')}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

function TakeAway({ onTaken }: { readonly onTaken: () => void }) {
  const [begun, setBegun] = useState(false);
  const take = useCommand(dataExports.take, {
    toast: { failed: say('download-failed') },
  });
  const download = async () => {
    const taken = await take.run({});
    if (!taken) return;
    fetchFile(taken.id);
    setBegun(true);
    onTaken();
  };
  return (
    <Panel
      title={sayPlace('place.data')}
      description={say('data-lead')}
      actions={
        <May call={dataExports.take}>
          <Button
            icon={<DownloadIcon />}
            text={say('download-all')}
            loading={take.pending}
            onClick={() => void download()}
          />
        </May>
      }
    >
      <div className="set-data">
        {begun && <Notice tone="info">{say('download-begun')}</Notice>}
        <WhatIsInIt />
      </div>
    </Panel>
  );
}

const WhatIsInIt = () => (
  <>
    <p>{say('data-in')}</p>
    <p className="pl-muted">
      {say('data-not-in')} <code>npm run backup</code>.
    </p>
  </>
);
