// Tells vendors what has arrived, bill by bill, and the office what came back or was rejected.
import { returnCodes } from '@purlin/domain/payments/ach/bank-codes.ts';
import { paymentBatch, type PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import { fromDecimal, sumOf } from '@purlin/domain/shared/money.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { readSection } from '../../company/read-models/company-settings.ts';
import { mailWorker } from '../../platform/core/mail-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import type { Fact } from '../../platform/servers/mail-parts.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';
import { remittancesOf } from '../remittances.ts';
import { emailRemittance, emailReturn } from '../reactions.ts';
import { entryByTrace } from '../read-models/payment-batch-entries.ts';

async function eventOf(
  { batchId, because }: { readonly batchId: number; readonly because: string },
  { history }: Services,
): Promise<PaymentBatchEvent | undefined> {
  const events = await history.read(paymentBatch, batchId);
  return events.find(({ eventId }) => eventId === because);
}

const cents = (amount: string): number => fromDecimal(amount);

export const remittanceIsMailed = mailWorker(emailRemittance, {
  async write({ batchId, vendorId, because }, _attempt, services) {
    const { db, publicUrl } = services;
    const [event, company, vendor, { mailRemittance }] = await Promise.all([
      eventOf({ batchId, because }, services),
      readCompany(db),
      vendorById(db, vendorId),
      readSection(db, 'payments'),
    ]);
    if (!mailRemittance || !vendor || event?.type !== 'BatchLinesSettled') return undefined;
    const traces = new Set(event.data.traces);
    const advices = await remittancesOf(batchId, services, { vendorId, traces });
    const lines = advices.flatMap((one) => one.lines);
    if (lines.length === 0) return undefined;
    const say = mailWords('en');
    const total = sumOf(lines, ({ amount }) => cents(amount));
    const { endsWith } = advices[0]!;
    return {
      ...frameMail({
        language: 'en',
        subject: say('remittance.subject', { cents: total, company: company.name }),
        sender: senderOf(company),
        heading: say('remittance.heading', { cents: total }),
        paragraphs: [
          say('hello', { client: vendor.contactPerson }),
          say('remittance.text', { cents: total, endsWith, day: event.data.settledOn }),
        ],
        facts: [
          ...lines.map(({ paymentId, invoiceNumber, job, amount }): Fact => [
            [
              invoiceNumber === null
                ? say('remittance.payment', { id: paymentId })
                : say('remittance.invoice', { number: invoiceNumber }),
              ...(job === null ? [] : [job]),
            ].join(', '),
            say('money', { cents: cents(amount) }),
          ]),
          ...(lines.length > 1
            ? [[say('remittance.paid'), say('money', { cents: total }), 'sum'] as const]
            : []),
        ],
        small: [say('remittance.trace', { trace: lines[0]!.trace })],
      }),
      to: vendor.email,
      replyTo: company.email,
      messageId: `<${because}.${vendorId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});

export const returnIsMailed = mailWorker(emailReturn, {
  async write({ batchId, because }, _attempt, services) {
    const { db, publicUrl } = services;
    const [event, company] = await Promise.all([
      eventOf({ batchId, because }, services),
      readCompany(db),
    ]);
    if (!event || company.email === '') return undefined;
    const say = mailWords('en');
    const entry =
      event.type === 'BatchLineReturned' ? await entryByTrace(db, event.data.trace) : undefined;
    const [subject, heading, text] =
      event.type === 'BatchLineReturned'
        ? [
            say('return.subject', { cents: entry?.amountCents ?? 0, payee: entry?.payee ?? '' }),
            say('return.heading'),
            say('return.text', {
              cents: entry?.amountCents ?? 0,
              payee: entry?.payee ?? '',
              code: event.data.code,
              meaning: returnCodes[event.data.code],
            }),
          ]
        : [
            say('rejection.subject', { batch: batchId }),
            say('rejection.heading'),
            say('rejection.text', {
              batch: batchId,
              reason: event.type === 'BatchRejected' ? event.data.reason : '',
            }),
          ];
    return {
      ...frameMail({
        language: 'en',
        subject,
        sender: senderOf(company),
        heading,
        paragraphs: [text, say('return.next')],
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
