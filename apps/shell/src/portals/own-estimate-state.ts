// An estimate's status worded for its client; whether it needs an answer is checked first.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/portals.ts';

export function stateOfEstimate({ status, expired, withdrawn }: OwnEstimate): {
  readonly tone: Tone;
  readonly label: string;
} {
  if (withdrawn) return { tone: 'quiet', label: say('estimate.withdrawn') };
  if (status === 'accepted') return { tone: 'good', label: say('estimate.approved') };
  if (status === 'declined') return { tone: 'quiet', label: say('estimate.declined') };
  return expired
    ? { tone: 'warn', label: say('estimate.expired') }
    : { tone: 'info', label: say('estimate.waiting') };
}
