// What is asked when a job rests or ends early.
import type { ReasonAsked } from '@purlin/ui/parts/reason-dialog.tsx';

/** Characters of a reason. */
export const MOST = 1000;

export const HOLDING: ReasonAsked = {
  title: 'Put on hold',
  lead: 'The job keeps its dates and its crew.',
  usual: ['Weather', 'Materials late', 'Client asked', 'Permit', 'Crew not available'],
  submitLabel: 'Put on hold',
  busyLabel: 'Putting on hold...',
};
export const CANCELLING: ReasonAsked = {
  title: 'Cancel job',
  lead: 'It leaves everybody’s plan and can be reopened.',
  usual: ['Client cancelled', 'Duplicate', 'Cannot be done'],
  submitLabel: 'Cancel job',
  busyLabel: 'Cancelling...',
  destructive: true,
};
