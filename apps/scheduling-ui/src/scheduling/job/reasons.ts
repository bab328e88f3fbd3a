// The questions before a job is paused or ended early.
import type { ReasonAsked } from '@purlin/ui/overlay/reason-dialog.tsx';
import { say } from '@purlin/words/screens/jobs.ts';

/** The maximum length of a reason, in characters. */
export const MOST = 1000;

export const holding = (): ReasonAsked => ({
  title: say('step.hold'),
  lead: say('hold-lead'),
  usual: [
    say('hold-weather'),
    say('hold-materials'),
    say('hold-client'),
    say('hold-permit'),
    say('hold-crew'),
  ],
  submitLabel: say('step.hold'),
  busyLabel: say('holding'),
});
export const cancelling = (): ReasonAsked => ({
  title: say('step.cancel'),
  lead: say('cancel-lead'),
  usual: [say('cancel-client'), say('cancel-duplicate'), say('cancel-impossible')],
  submitLabel: say('step.cancel'),
  busyLabel: say('cancelling'),
  destructive: true,
});
