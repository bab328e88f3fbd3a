// Why a QuickBooks command is refused.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';
import type { WhichAccount } from './connection-shapes.ts';

export const quickbooksReasons = {
  'quickbooks-not-connected': conflict(),
  'quickbooks-not-set-up': conflict(),
  'quickbooks-away': conflict(),
  'quickbooks-awaits-start': conflict(),
  'quickbooks-other-company': conflict(),
  'quickbooks-already-started': conflict(),
  'quickbooks-start-ahead': conflict<{ until: string }>(),
  'quickbooks-account-unfit': conflict<{ which: WhichAccount }>(),
  'record-not-found': missing(),
  'record-not-failed': conflict(),
  'record-not-in-question': conflict(),
  'record-candidate-unknown': missing(),
  'record-candidate-taken': conflict<{ name: string }>(),
  'difference-changed': conflict(),
  'difference-stale': conflict(),
  'record-name-taken': conflict<{ name: string; kind: 'customer' | 'vendor' | 'employee' }>(),
  'record-name-free': conflict(),
  'record-not-linked': conflict(),
  'record-not-gone': conflict(),
  'record-not-excluded': conflict(),
  'record-not-changed': conflict(),
  'record-changed-again': conflict(),
  'difference-gone': conflict(),
  'difference-not-takeable': conflict(),
  'difference-not-acceptable': conflict(),
};
export const refuse = refusing(quickbooksReasons);
