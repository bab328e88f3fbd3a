// Sends a newsletter's link: to confirm, or to leave. Each e-mail gets a key of its own, and only
// its hash is kept.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { MailRefused } from '../../platform/servers/mail.ts';
import type { Services } from '../../platform/core/room.ts';
import { Unrecoverable, taskWorker } from '../../platform/core/tasks.ts';
import { siteAddress } from '../form-answer.ts';
import { newLinkKey } from '../link-key.ts';
import { newsletterEmail } from '../newsletter-email.ts';
import { emailSubscriber } from '../reactions.ts';

const WANTED = { confirm: 'pending', welcome: 'confirmed' } as const;
const PAGE = { confirm: '/newsletter/confirm', welcome: '/newsletter/unsubscribe' } as const;

export const sendSubscriberEmail = taskWorker<Services>()(emailSubscriber, {
  attempts: 6,
  backoffMs: 2_000,
  concurrency: 4,
  async run({ subscriberId, email, sentBy }, { effectId, correlationId, attempt }, services) {
    const { db, history, mailer, publicUrl } = services;
    const now = fold(subscriber, await history.read(subscriber, subscriberId));
    // Confirmed, gone or removed meanwhile: there is nothing to say any more.
    if (now.status !== WANTED[email]) return;
    const { key, keyHash } = newLinkKey(subscriberId);
    await services.dispatch(
      subscriber,
      subscriberId,
      { type: 'PrepareNewsletterEmail', data: { email, keyHash } },
      { by: 'system', correlationId, key: `${effectId}-key-${attempt}` },
    );
    const company = await readCompany(db);
    const letter = newsletterEmail(
      email,
      now.language,
      company,
      `${publicUrl}${siteAddress(now.language, PAGE[email])}?key=${key}`,
    );
    const headers =
      email === 'confirm'
        ? { 'Auto-Submitted': 'auto-generated' }
        : {
            'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${key}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          };
    await mailer
      .send({
        ...letter,
        to: now.email,
        replyTo: company.email,
        headers,
        messageId: `<${sentBy}.${email}@${new URL(publicUrl).hostname}>`,
      })
      .catch((error: unknown) => {
        throw error instanceof MailRefused
          ? new Unrecoverable(error.message, { cause: error })
          : error;
      });
    await services.dispatch(
      subscriber,
      subscriberId,
      { type: 'RecordNewsletterEmailAccepted', data: { email } },
      { by: 'system', correlationId, key: `${effectId}-accepted` },
    );
  },
  async exhausted({ subscriberId, email }, reason, { effectId, correlationId }, services) {
    await services.dispatch(
      subscriber,
      subscriberId,
      { type: 'RecordNewsletterEmailFailed', data: { email, reason } },
      { by: 'system', correlationId, key: `${effectId}-failed` },
    );
  },
});
