// Chooses one of the accepted estimates.
import { estimates, type EstimateSummary } from '@purlin/contracts/estimates.ts';
import { ComboField, type ComboOption, dollars } from '@purlin/ui/ui.ts';
import { useList, useRead } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;
const optionOf = ({ id, estimateNumber, projectTitle, clientName, total }: Pick<EstimateSummary, 'id' | 'estimateNumber' | 'projectTitle' | 'clientName' | 'total'>): ComboOption =>
  ({ value: String(id), label: `${projectTitle}, ${clientName}`, detail: `${estimateNumber} · ${dollars(total)}` });

export function EstimatePicker({ estimateId, onChoose }: { readonly estimateId: number | undefined; readonly onChoose: (id: number) => void }) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useList(estimates.list, { query: { status: 'accepted', q, limit: 50 } });
  const chosen = useRead(estimates.details, { params: { id: estimateId ?? 0 } }, { enabled: estimateId !== undefined }).data;
  const note = found.loading ? 'Loading estimates...' : found.problem ? found.problem.message : found.items.length > 0 ? undefined : q ? 'No estimates found' : 'No estimate has been accepted yet.';
  return (
    <ComboField
      label="Accepted Estimate" required placeholder="Search by number, client or project" options={found.items.map(optionOf)} chosen={chosen && optionOf(chosen)} note={note}
      onSearch={setTyped} onChoose={(option) => onChoose(Number(option.value))}
    />
  );
}
