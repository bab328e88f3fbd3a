// Chooses an accepted estimate that has no job yet.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ComboField, type ComboOption, dollars } from '@purlin/ui/ui.ts';
import { useList, useRead, useTypedSearch } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/new-job.ts';

const MOST = 500;
const optionOf = ({
  id,
  estimateNumber,
  projectTitle,
  clientName,
  total,
}: Pick<
  EstimateSummary,
  'id' | 'estimateNumber' | 'projectTitle' | 'clientName' | 'total'
>): ComboOption => ({
  value: String(id),
  label: `${projectTitle}, ${clientName}`,
  detail: `${estimateNumber} · ${dollars(total)}`,
});

/**
 * Matching accepted estimates without a job. Only the latest jobs are checked, so an estimate with
 * an older job may still be offered; choosing it then says that it has one.
 */
function useWaitingEstimates(q: string) {
  const found = useList(estimates.list, { query: { status: 'accepted', q, limit: 50 } });
  const jobs = useRead(scheduling.list, { query: { limit: MOST } }).data;
  const scheduled = new Set(jobs?.map(({ estimateId }) => estimateId));
  const waiting = found.items.filter(({ id }) => !scheduled.has(id));
  return { found, waiting, known: !found.loading && !found.problem && jobs !== undefined };
}

/**
 * Whether nothing would be offered, as far as is known. A new job then starts without an estimate.
 */
export function useNoneWaits(): boolean {
  const { waiting, known } = useWaitingEstimates('');
  return known && waiting.length === 0;
}

export function EstimatePicker({
  estimateId,
  onChoose,
}: {
  readonly estimateId: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  const { q, setTyped } = useTypedSearch();
  const { found, waiting } = useWaitingEstimates(q);
  const chosen = useRead(
    estimates.details,
    { params: { id: estimateId ?? 0 } },
    { enabled: estimateId !== undefined },
  ).data;
  const note = found.loading
    ? say('loading-estimates')
    : found.problem
      ? found.problem.message
      : waiting.length > 0
        ? undefined
        : q
          ? say('no-estimates-found')
          : say('none-waits');
  return (
    <ComboField
      label={say('accepted-estimate')}
      required
      placeholder={say('search-estimates')}
      options={waiting.map(optionOf)}
      chosen={chosen && optionOf(chosen)}
      note={note}
      onSearch={setTyped}
      onChoose={(option) => onChoose(Number(option.value))}
    />
  );
}
