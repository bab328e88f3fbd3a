// Sends a newsletter's link: to confirm, or to leave. Each e-mail gets a key of its own, and only
// its hash is kept.
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { siteAddress } from '../form-answer.ts';
import { newLinkKey } from '../link-key.ts';
import { newsletterEmail } from '../newsletter-email.ts';
import { emailSubscriber } from '../reactions.ts';

const WANTED = { confirm: 'pending', welcome: 'confirmed' } as const;
const PAGE = { confirm: '/newsletter/confirm', welcome: '/newsletter/unsubscribe' } as const;

export const sendSubscriberEmail = mailWorker(emailSubscriber, {
  async write({ subscriberId, email, sentBy }, { effectId, correlationId }, services) {
    const { db, history, publicUrl } = services;
    const now = await history.stateOf(subscriber, subscriberId);
    // Confirmed, gone or removed meanwhile: there is nothing to say any more.
    if (now.status !== WANTED[email]) return undefined;
    const { key, keyHash } = newLinkKey(subscriberId);
    await services.dispatch(
      subscriber,
      subscriberId,
      { type: 'PrepareNewsletterEmail', data: { email, keyHash } },
      { by: 'system', correlationId, key: `${effectId}-key-${keyHash}` },
    );
    const company = await readCompany(db);
    const letter = newsletterEmail(
      email,
      now.language,
      company,
      `${publicUrl}${siteAddress(now.language, PAGE[email])}?key=${key}`,
    );
    const headers: Record<string, string> =
      email === 'confirm'
        ? { 'Auto-Submitted': 'auto-generated' }
        : {
            'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${key}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          };
    return {
      ...letter,
      to: now.email,
      replyTo: company.email,
      headers,
      messageId: `<${sentBy}.${email}@${new URL(publicUrl).hostname}>`,
    };
  },
  accepted: ({ subscriberId, email }, _, { effectId, correlationId }, { dispatch }) =>
    dispatch(
      subscriber,
      subscriberId,
      { type: 'RecordNewsletterEmailAccepted', data: { email } },
      { by: 'system', correlationId, key: `${effectId}-accepted` },
    ),
  failed: ({ subscriberId, email }, reason, { effectId, correlationId }, { dispatch }) =>
    dispatch(
      subscriber,
      subscriberId,
      { type: 'RecordNewsletterEmailFailed', data: { email, reason } },
      { by: 'system', correlationId, key: `${effectId}-failed` },
    ),
});
