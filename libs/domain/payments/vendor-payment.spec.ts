// What a vendor payment does, refuses and repeats silently.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { vendorPayment, type VendorPaymentEvent } from './vendor-payment.ts';
import { commands } from './vendor-payment-shapes.ts';

const given = scenario(vendorPayment);
const plan = {
  vendorId: 2,
  jobId: 17,
  laborCents: 240_000,
  materialsCents: 125_050,
  scheduledDate: '2026-03-20',
  notes: '',
  payee: 'Cascade Roof Supply',
};
const planned: VendorPaymentEvent = {
  type: 'VendorPaymentPlanned',
  data: { ...plan, totalCents: 365_050 },
};
const approved: VendorPaymentEvent = {
  type: 'VendorPaymentApproved',
  data: { totalCents: 365_050 },
};

describe('planning', () => {
  it('adds labor and materials', () =>
    given().when({ type: 'PlanVendorPayment', data: plan }).then(planned));
  it('happens once', () =>
    given(planned).when({ type: 'PlanVendorPayment', data: plan }).thenNothing());
  it('pays for something', () =>
    given()
      .when({ type: 'PlanVendorPayment', data: { ...plan, laborCents: 0, materialsCents: 0 } })
      .thenRefused('payment-of-nothing'));
  it.each([
    ['vendorId', 0, 'Please choose a vendor'],
    ['jobId', 0, 'Please choose a job'],
    ['scheduledDate', '', 'Please choose the day of the payment'],
    ['laborCents', -1, 'An amount cannot be negative'],
  ] as const)('needs a proper %s', (field, value, message) =>
    expect(
      commands.PlanVendorPayment.safeParse({ ...plan, [field]: value }).error?.issues,
    ).toMatchObject([{ path: [field], message }]),
  );
});

describe('approving', () => {
  const approve = { type: 'ApproveVendorPayment', data: {} } as const;
  it('approves the amount that was planned', () => given(planned).when(approve).then(approved));
  it('happens once', () => given(planned, approved).when(approve).thenNothing());
  it('needs a payment', () => given().when(approve).thenRefused('payment-not-found'));
});

describe('the payee', () => {
  const keep = { type: 'KeepPayee', data: { payee: 'Cascade Supply LLC' } } as const;
  const kept: VendorPaymentEvent = { type: 'PayeeKept', data: keep.data };
  it('is kept as the vendor was called in the end', () => {
    given(planned).when(keep).then(kept);
    given(planned, approved).when(keep).then(kept);
  });
  it('is not kept again', () => given(planned, approved, kept).when(keep).thenNothing());
  it('belongs to a payment', () => given().when(keep).thenRefused('payment-not-found'));
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(vendorPayment, { type, data }, schema),
    }));
    expect(fold(vendorPayment, read.slice(0, 2))).toEqual({
      status: 'approved',
      totalCents: 365_050,
      payee: null,
    });
    expect(fold(vendorPayment, read.slice(2))).toMatchObject({ payee: 'Cascade Roof Supply LLC' });
  });
});
