// Tells vendors what has arrived, bill by bill, and what their bank sent back: why, and what to do.
import { isAccountToBlame } from '@purlin/domain/payments/ach/bank-codes.ts';
import { fromDecimal, sumOf } from '@purlin/domain/shared/money.ts';
import { saidPhone } from '@purlin/domain/shared/phones.ts';
import type { Remittance } from '@purlin/contracts/payment-batches.ts';
import { meaningOf } from '@purlin/words/bank-codes.ts';
import { isolated } from '@purlin/words/direction.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { languageAmong } from '../../access/read-models/languages-of.ts';
import { usersActingFor } from '../../access/read-models/user-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { readSection } from '../../company/read-models/company-settings.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import type { Fact } from '../../platform/servers/mail-parts.ts';
import type { Services } from '../../platform/core/room.ts';
import { jobsByIds } from '../../scheduling/read-models/job-list.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';
import { eventOfBatch } from '../event-of-batch.ts';
import { emailCameBack, emailRemittance } from '../reactions.ts';
import { remittancesOf } from '../remittances.ts';
import { entryByTrace, returnedOfPayments } from '../read-models/payment-batch-entries.ts';
import { paymentById } from '../read-models/vendor-payment-list.ts';

type Say = ReturnType<typeof mailWords>;
type Line = Remittance['lines'][number];
const cents = (amount: string): number => fromDecimal(amount);
const billOf = (
  say: Say,
  { paymentId: id, invoiceNumber: number }: Pick<Line, 'paymentId' | 'invoiceNumber'>,
): string =>
  number === null ? say('remittance.payment', { id }) : say('remittance.invoice', { number });

/** In which language a vendor is written to, and the way to their payments in the portal. */
async function forVendor(
  { id, email }: { readonly id: number; readonly email: string },
  { db, publicUrl }: Services,
) {
  const acting = (await usersActingFor(db, { clientId: null, vendorId: id })).filter(
    ({ active }) => active,
  );
  const language = languageAmong(acting, { email });
  const say = mailWords(language);
  const button = {
    label: say('remittance.portal'),
    link: `${publicUrl}/vendor-portal?tab=payments`,
    otherwise: say('broken-button'),
  };
  // Nobody who does not sign in is led to a door they cannot open.
  return { language, say, ...(acting.length > 0 && { way: { button } }) };
}

/** Under which number the vendor's bank finds each of them, and what of them had come back. */
async function tracesOf(lines: readonly Line[], say: Say, { db }: Services): Promise<string[]> {
  const ids = lines.map(({ paymentId }) => paymentId);
  const before = Map.groupBy(await returnedOfPayments(db, ids), ({ paymentId }) => paymentId);
  return lines.flatMap((line) => {
    const { trace } = line;
    const what = billOf(say, line);
    const last = before.get(line.paymentId)?.at(-1);
    return [
      lines.length === 1
        ? say('remittance.trace', { trace })
        : say('remittance.traceOf', { what, trace }),
      ...(last
        ? [say('remittance.again', { what, day: last.effectiveOn, trace: last.trace })]
        : []),
    ];
  });
}

export const remittanceIsMailed = mailWorker(emailRemittance, {
  async write({ batchId, vendorId, because }, _attempt, services) {
    const { db, publicUrl } = services;
    const [event, company, vendor, { mailRemittance }] = await Promise.all([
      eventOfBatch({ batchId, because }, services),
      readCompany(db),
      vendorById(db, vendorId),
      readSection(db, 'payments'),
    ]);
    if (!mailRemittance || !vendor || event?.type !== 'BatchLinesSettled') return undefined;
    const traces = new Set(event.data.traces);
    const advices = await remittancesOf(batchId, services, { vendorId, traces });
    const lines = advices.flatMap((one) => one.lines);
    if (lines.length === 0) return undefined;
    const { language, say, way } = await forVendor(vendor, services);
    const total = sumOf(lines, ({ amount }) => cents(amount));
    const { endsWith } = advices[0]!;
    return {
      ...frameMail({
        language,
        subject: say('remittance.subject', { cents: total, company: company.name }),
        sender: senderOf(company),
        heading: say('remittance.heading', { cents: total }),
        paragraphs: [
          say('hello', { client: vendor.contactPerson }),
          say('remittance.text', { cents: total, endsWith, day: event.data.settledOn }),
        ],
        facts: [
          ...lines.map((line): Fact => [
            [billOf(say, line), ...(line.job === null ? [] : [isolated(line.job)])].join(', '),
            say('money', { cents: cents(line.amount) }),
          ]),
          ...(lines.length > 1
            ? [[say('remittance.paid'), say('money', { cents: total }), 'sum'] as const]
            : []),
        ],
        ...way,
        small: await tracesOf(lines, say, services),
      }),
      to: vendor.email,
      replyTo: company.email,
      messageId: `<${because}.${vendorId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});

export const cameBackIsMailed = mailWorker(emailCameBack, {
  async write({ batchId, trace, because }, _attempt, services) {
    const { db, publicUrl } = services;
    const [event, company, entry, { mailRemittance }] = await Promise.all([
      eventOfBatch({ batchId, because }, services),
      readCompany(db),
      entryByTrace(db, trace),
      readSection(db, 'payments'),
    ]);
    const vendor = entry && (await vendorById(db, entry.vendorId));
    if (!mailRemittance || !vendor || event?.type !== 'BatchLineReturned') return undefined;
    const { paymentId, code } = event.data;
    const { amountCents, endsWith, effectiveOn: day } = entry;
    const payment = await paymentById(db, paymentId);
    const jobId = payment?.jobId ?? null;
    const [job] = jobId === null ? [] : await jobsByIds(db, [jobId]);
    const { language, say, way } = await forVendor(vendor, services);
    const who = isAccountToBlame(code) ? 'account' : 'other';
    const bill = { paymentId, invoiceNumber: payment?.invoiceNumber ?? null };
    return {
      ...frameMail({
        language,
        subject: say('cameBack.subject', { cents: amountCents, company: company.name }),
        sender: senderOf(company),
        heading: say('cameBack.heading'),
        paragraphs: [
          say('hello', { client: vendor.contactPerson }),
          say('cameBack.text', {
            cents: amountCents,
            day,
            endsWith,
            meaning: meaningOf(code, language),
          }),
          say('cameBack.next', { who, phone: saidPhone(company.phone) }),
        ],
        facts: [
          [
            [billOf(say, bill), ...(job ? [isolated(job.title)] : [])].join(', '),
            say('money', { cents: amountCents }),
          ],
          [say('cameBack.day'), say('date', { day })],
          [say('cameBack.account'), say('cameBack.ends', { endsWith })],
          [say('cameBack.trace'), trace],
        ],
        ...way,
      }),
      to: vendor.email,
      replyTo: company.email,
      messageId: `<${because}.vendor@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
