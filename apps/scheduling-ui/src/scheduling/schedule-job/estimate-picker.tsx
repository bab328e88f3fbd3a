// Chooses one of the accepted estimates that are not on the calendar yet.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ComboField, type ComboOption, dollars } from '@purlin/ui/ui.ts';
import { useList, useRead, useTypedSearch } from '@purlin/web/web.ts';

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

export function EstimatePicker({
  estimateId,
  onChoose,
}: {
  readonly estimateId: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(estimates.list, { query: { status: 'accepted', q, limit: 50 } });
  const chosen = useRead(
    estimates.details,
    { params: { id: estimateId ?? 0 } },
    { enabled: estimateId !== undefined },
  ).data;
  // Beyond the latest jobs an estimate may still be offered; choosing it then says that it has a
  // job.
  const scheduled = new Set(
    useRead(scheduling.list, { query: { limit: MOST } }).data?.map((job) => job.estimateId),
  );
  const waiting = found.items.filter(({ id }) => !scheduled.has(id));
  const note = found.loading
    ? 'Loading estimates...'
    : found.problem
      ? found.problem.message
      : waiting.length > 0
        ? undefined
        : q
          ? 'No estimates found'
          : 'No accepted estimate is waiting to be scheduled.';
  return (
    <ComboField
      label="Accepted Estimate"
      required
      placeholder="Search by number, client or project"
      options={waiting.map(optionOf)}
      chosen={chosen && optionOf(chosen)}
      note={note}
      onSearch={setTyped}
      onChoose={(option) => onChoose(Number(option.value))}
    />
  );
}
