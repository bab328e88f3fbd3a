// A banner above every staff page while something has stalled: what is behind, what it means and
// who can help. It disappears by itself.
import { records } from '@purlin/contracts/records.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { useMay, useMoments, useRead } from '@purlin/web/web.ts';
import { troublesOf } from './condition-words.ts';

/** A full disk sends no notification, so poll. */
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
