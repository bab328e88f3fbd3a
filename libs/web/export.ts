// Exports a list as CSV: every row that matches the screen's filters, in the screen's order.
import { useCallback, useState } from 'react';
import { say } from '@purlin/words/screens/several.ts';
import { asProblem } from './api-problem.ts';
import { downloadFile } from './api.ts';
import { failureNotice } from './commands.ts';
import type { CallRequest, Door, JsonDoor, ReadRequest } from './door.ts';
import { useNotify } from './notice.ts';

/**
 * Use: `const csv = useExport(vendors.list)`, then `<Button loading={csv.pending} onClick={() =>
 * void csv.run({ query: { q, sort } })} />`. A failure shows a toast.
 */
export function useExport<D extends JsonDoor>(
  list: D,
): { readonly run: (request?: ReadRequest<D>) => Promise<void>; readonly pending: boolean } {
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (request?: ReadRequest<D>) => {
      const door: Door = { method: 'GET', path: `${list.path}.csv` };
      setPending(true);
      try {
        await downloadFile(door, { ...request } as CallRequest<Door>);
      } catch (thrown) {
        notify(failureNotice(asProblem(thrown), say('not-exported')));
      } finally {
        setPending(false);
      }
    },
    [list, notify],
  );
  return { run, pending };
}
