// Why a command about an estimate or a template is refused.
import { conflict, missing, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const estimateReasons = {
  'estimate-not-found': missing(),
  'link-replaced': missing(),
  'unfinished-gone': missing(),
  'unfinished-changed': stale(),
  'preview-incomplete': conflict(),
  'template-not-found': missing<{ was: 'deleted' | 'unknown' }>(),
  // Content
  'client-unknown': missing(),
  'client-archived': conflict<{ client: string }>(),
  'change-order-job-unknown': missing(),
  'change-order-other-client': conflict(),
  'change-order-job-cancelled': conflict(),
  'client-fixed': conflict(),
  'two-discounts': conflict(),
  'options-in-single': conflict(),
  'lines-outside-options': conflict(),
  'too-many-lines': conflict<{ most: number }>(),
  'too-many-options': conflict<{ why: 'at-once' | 'ever'; most: number }>(),
  'option-unknown': conflict(),
  'option-missing': conflict(),
  // Sending
  'estimate-not-a-draft': conflict(),
  'estimate-empty': conflict<{ type: 'single' | 'multi_option' }>(),
  'option-empty': conflict<{ option: string }>(),
  'estimate-worth-nothing': conflict<{ asked: 'send' | 'approve' }>(),
  'discount-above-subtotal': conflict<{ discount: number; subtotal: number }>(),
  'deposit-above-total': conflict<{ deposit: number; total: number }>(),
  'ccb-number-missing': conflict(),
  'client-without-email': conflict(),
  'email-not-failed': conflict(),
  'sending-waits': conflict(),
  'sending-gone': conflict(),
  // After sending
  'estimate-not-sent': conflict<{ asked: 'answer' | 'link' }>(),
  'estimate-not-open': conflict<{ asked: 'extend' | 'withdraw' }>(),
  'estimate-withdrawn': conflict<{ asked: 'answer' | 'send' | 'change' }>(),
  'estimate-expired': conflict<{ asked: 'answer' | 'send'; validUntil: string }>(),
  'estimate-changed': stale(),
  'terms-changed': stale(),
  'date-passed': conflict(),
  'signature-missing': conflict(),
  'already-answered': conflict<{
    asked: 'approve' | 'decline' | 'change';
    answer: 'accepted' | 'declined';
  }>(),
  'too-many-photos': conflict<{ most: number }>(),
  'too-many-questions': conflict(),
  /** Staff are signed in to the client's page: it would be recorded as the client's word. */
  'staff-not-client': conflict(),
  'question-unknown': missing(),
  'question-answered': conflict(),
};
export const refuse = refusing(estimateReasons);
