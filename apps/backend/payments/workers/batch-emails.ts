// Tells the office what the bank sent back or rejected.
import type { PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { meaningOf } from '@purlin/words/bank-codes.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageOfAddress } from '../../access/read-models/languages-of.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import type { Db } from '../../platform/servers/database.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { emailReturn } from '../reactions.ts';
import { eventOfBatch } from '../event-of-batch.ts';
import { entryByTrace } from '../read-models/payment-batch-entries.ts';

/** What the office is told: of money, of a test transfer, or of a whole file. */
async function wordsOf(event: PaymentBatchEvent, batch: number, language: Language, db: Db) {
  const say = mailWords(language);
  if (event.type === 'BatchLineReturned' || event.type === 'PrenoteLineReturned') {
    const { trace, code } = event.data;
    const { amountCents: cents = 0, payee = '' } = (await entryByTrace(db, trace)) ?? {};
    const meaning = meaningOf(code, language);
    return event.type === 'BatchLineReturned'
      ? {
          subject: say('return.subject', { cents, payee }),
          heading: say('return.heading'),
          text: say('return.text', { cents, payee, code, meaning }),
          next: say('return.next'),
        }
      : {
          subject: say('test-returned.subject', { payee }),
          heading: say('test-returned.heading'),
          text: say('test-returned.text', { payee, code, meaning }),
          next: say('test-returned.next'),
        };
  }
  const reason = event.type === 'BatchRejected' ? event.data.reason : '';
  return {
    subject: say('rejection.subject', { batch }),
    heading: say('rejection.heading'),
    text: say('rejection.text', { batch, reason }),
    next: say('return.next'),
  };
}

export const returnIsMailed = mailWorker(emailReturn, {
  async write({ batchId, because }, _attempt, services) {
    const { db, publicUrl } = services;
    const [event, company] = await Promise.all([
      eventOfBatch({ batchId, because }, services),
      readCompany(db),
    ]);
    if (!event || company.email === '') return undefined;
    const language = await languageOfAddress(db, company.email);
    const say = mailWords(language);
    const { subject, heading, text, next } = await wordsOf(event, batchId, language, db);
    return {
      ...frameMail({
        language,
        subject,
        sender: senderOf(company),
        heading,
        paragraphs: [text, next],
        button: {
          label: say('return.open'),
          link: `${publicUrl}/vendor-payments/batches/${batchId}`,
          otherwise: say('broken-button'),
        },
      }),
      to: company.email,
      messageId: `<${because}.return@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
