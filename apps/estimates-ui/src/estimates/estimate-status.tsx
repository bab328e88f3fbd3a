// The status of an estimate as a badge; "expired" is said beside it, because it is not a status of its own.
import type { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';

export const statusLabels: Readonly<Record<EstimateStatus, string>> = { draft: 'Draft', sent: 'Sent', viewed: 'Viewed', accepted: 'Accepted', declined: 'Declined' };
const tones: Readonly<Record<EstimateStatus, Tone>> = { draft: 'quiet', sent: 'info', viewed: 'seen', accepted: 'good', declined: 'bad' };

interface Shown { readonly status: EstimateStatus; readonly expired: boolean; readonly emailState: 'none' | 'queued' | 'accepted' | 'failed' }

export function EstimateStatusBadge({ status, expired, emailState }: Shown) {
  return (
    <span className="est-badges">
      <StatusBadge tone={tones[status]} label={statusLabels[status]} />
      {expired && <StatusBadge tone="warn" label="Expired" />}
      {emailState === 'failed' && <StatusBadge tone="bad" label="E-mail failed" />}
    </span>
  );
}
