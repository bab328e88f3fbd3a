// An estimate's status as a badge. What is not a status (expired, withdrawn, a question) is shown
// beside it.
import type { EstimateStatus, EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';

const tones: Readonly<Record<EstimateStatus, Tone>> = {
  draft: 'quiet',
  sent: 'info',
  viewed: 'seen',
  accepted: 'good',
  declined: 'bad',
};

type Shown = Pick<
  EstimateSummary,
  'status' | 'expired' | 'emailState' | 'withdrawn' | 'archived' | 'openQuestions'
>;

export function EstimateStatusBadge({
  status,
  expired,
  emailState,
  withdrawn,
  archived,
  openQuestions,
}: Shown) {
  return (
    <span className="est-badges">
      <StatusBadge tone={tones[status]} label={label(`estimate.${status}`)} />
      {withdrawn ? (
        <StatusBadge tone="quiet" label={label('estimate.withdrawn')} />
      ) : (
        expired && <StatusBadge tone="warn" label={label('estimate.expired')} />
      )}
      {openQuestions > 0 && (
        <StatusBadge
          tone="warn"
          label={label('estimate.questions', { questions: openQuestions })}
        />
      )}
      {emailState === 'queued' && (
        <StatusBadge tone="quiet" label={label('estimate.email-queued')} />
      )}
      {emailState === 'failed' && <StatusBadge tone="bad" label={label('estimate.email-failed')} />}
      {emailState === 'bounced' && (
        <StatusBadge tone="bad" label={label('estimate.email-bounced')} />
      )}
      {archived && <StatusBadge tone="quiet" label={label('estimate.archived')} />}
    </span>
  );
}
