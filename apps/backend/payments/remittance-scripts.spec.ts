// What vendors are e-mailed about their money, in every script and in its direction.
import { beforeAll, expect, it } from 'vitest';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { SAMPLES, type Sample } from '../../../tools/vitest/scripts.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { settleDueLines } from './rounds.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;
beforeAll(async () => {
  bank = await openBankWorld(app);
});

const addressOf = ({ script }: Sample): string => `${script.toLowerCase()}@supply.example`;
/** An approved payment to a vendor who is written like this; the company's name stays Latin. */
async function approved(sample: Sample, n: number): Promise<number> {
  const { id: vendorId } = (
    await app.call<Vendor>('POST', '/api/vendors', {
      body: {
        name: `Supply ${n}`,
        contactPerson: sample.name,
        email: addressOf(sample),
        phone: '1',
      },
    })
  ).body;
  await bank.enter(vendorId);
  await bank.confirm(vendorId, 1, bank.nora);
  const { body } = await app.call<VendorPayment>('POST', '/api/vendor-payments', {
    body: {
      vendorId,
      jobId: null,
      laborAmount: `${100 + n}.00`,
      scheduledPaymentDate: app.platform.services.clock.today(),
      invoiceNumber: sample.name,
    },
  });
  await app.call('PATCH', `/api/vendor-payments/${body.id}/approve`);
  return body.id;
}

it('the remittance names vendor and bill as they are written', async () => {
  const ids: number[] = [];
  for (const [n, sample] of SAMPLES.entries()) ids.push(await approved(sample, n));
  const { id, fileName } = await bank.submitted(ids);
  await bank.tell({ say: 'accept', file: fileName });
  await bank.untilBatch(id, 'accepted');
  const { services } = app.platform;
  const now = new Date(Date.now() + 60 * 86_400_000).toISOString();
  await settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
  for (const sample of SAMPLES) {
    const { text, html } = await until(`${sample.script} was sent what arrived`, async () => {
      const own = app.mail.received.filter(({ to }) => to.includes(addressOf(sample)));
      const mails = await Promise.all(own.map(readMail));
      return mails.find(({ subject }) => subject?.startsWith('Payment of'));
    });
    const bare = (said = ''): string => said.replaceAll(/[\u2068\u2069]/g, '');
    for (const part of [text, html]) expect(bare(part).split(sample.name).length - 1).toBe(2);
    if (sample.script === 'Hebrew' || sample.script === 'Arabic')
      expect(text).toContain(`Hi \u2068${sample.name}\u2069,`);
  }
});
