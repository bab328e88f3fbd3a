// Two doors that QuickBooks knows: where a person comes back to after they let us in, and where its
// servers say that something changed.
import type { Callback, Webhook } from '../platform/core/doors.ts';
import { finishConnecting } from './connecting.ts';
import { hearNotice, isSigned } from './notices.ts';
import { CALLBACK } from './service/quickbooks.ts';

export const comesBack: Callback = {
  path: CALLBACK,
  right: 'quickbooks.connect',
  take: finishConnecting,
  goesOnTo: (worked) => `/settings/quickbooks?qb=${worked ? 'connected' : 'error'}`,
};

export const saysWhatChanged: Webhook = {
  path: '/api/quickbooks/webhook',
  bodyBytes: 128 * 1024,
  signature: 'intuit-signature',
  secret: (config) => config.QUICKBOOKS_WEBHOOK_TOKEN,
  isSigned,
  hear: hearNotice,
};

/** Legacy webhook URL for Intuit apps configured before 2026-11-27. */
export const legacyWebhook: Webhook = {
  ...saysWhatChanged,
  path: '/api/quickbooks/webhooks',
};
