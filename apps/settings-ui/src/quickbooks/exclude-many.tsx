// Excludes all records of a group at once, after saying what happens.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { Button, ConfirmDialog } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { useState } from 'react';

/** Whether the row of a record offers to exclude it, too. */
export const isExcludable = ({ state, waitsFor }: QuickBooksRecord): boolean =>
  state === 'failed' || state === 'review' || waitsFor?.state === 'excluded';

export function ExcludeMany({ records }: { readonly records: readonly QuickBooksRecord[] }) {
  const [isAsked, setAsked] = useState(false);
  const count = records.length;
  const { run, pending } = useCommand(quickbooks.excludeMany, {
    toast: {
      done: ({ excluded }) => ({ title: say('excluded-many', { count: excluded }) }),
      failed: say('not-done'),
    },
  });
  const ids = records.map(({ id }) => id);
  return (
    <May call={quickbooks.excludeMany}>
      <Button size="small" text={say('exclude-many', { count })} onClick={() => setAsked(true)} />
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={say('exclude-many-question', { count })}
          confirmLabel={say('press.exclude')}
          busy={pending}
          onClose={() => setAsked(false)}
          onConfirm={() => void run({ body: { ids } }).then(() => setAsked(false))}
        >
          {say('exclude-many-what')}
        </ConfirmDialog>
      )}
    </May>
  );
}
