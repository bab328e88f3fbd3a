// Opens the unsaved drafts on the server; hidden if there are none.
import { unfinished } from '@purlin/contracts/unfinished.ts';
import { HistoryIcon } from '@blueprintjs/icons';
import { Button } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { lazy, Suspense, useState } from 'react';

const UnfinishedDialog = lazy(async () => ({
  default: (await import('./unfinished-dialog.tsx')).UnfinishedDialog,
}));

export function UnfinishedButton() {
  const may = useMay();
  const { data: work = [] } = useRead(unfinished.list, {}, { enabled: may(unfinished.list) });
  const [open, setOpen] = useState(false);
  if (work.length === 0 && !open) return null;
  return (
    <>
      <Button
        variant="minimal"
        className="est-unfinished"
        icon={<HistoryIcon />}
        text={
          <>
            {say('unfinished')} <span className="est-count">({work.length})</span>
          </>
        }
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <UnfinishedDialog work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
