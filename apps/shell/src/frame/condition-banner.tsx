// What stands still, above every staff page: what is behind, what it means and who can help. It
// goes by itself when it is over.
import { records } from '@purlin/contracts/records.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { useMay, useMoments, useRead } from '@purlin/web/web.ts';
import { troublesOf } from './condition-words.ts';

/** Nobody is told when a disk is full: it is looked at now and then. */
const LOOK_MS = 60_000;

export function ConditionBanner() {
  const may = useMay();
  const { data } = useRead(
    records.condition,
    {},
    { everyMs: LOOK_MS, enabled: may(records.condition) },
  );
  const moments = useMoments();
  const troubles = data ? troublesOf(data, moments?.minute) : [];
  return troubles.map(({ title, words }) => (
    <div key={title} className="sh-condition">
      <Notice tone="bad" title={title}>
        {words}
      </Notice>
    </div>
  ));
}
