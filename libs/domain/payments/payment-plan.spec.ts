// What can be planned as a payment, and how other input is refused.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { isSameWork } from './payment-plan.ts';
import { plan, planned } from './payment-samples.ts';
import { vendorPayment } from './vendor-payment.ts';
import { commands } from './vendor-payment-shapes.ts';

const given = scenario(vendorPayment);
describe('planning', () => {
  it('adds labor and materials', () =>
    given().when({ type: 'PlanVendorPayment', data: plan }).then(planned));
  it('happens once', () =>
    given(planned).when({ type: 'PlanVendorPayment', data: plan }).thenNothing());
  it('may have no job, and records the invoice number', () =>
    given()
      .when({ type: 'PlanVendorPayment', data: { ...plan, jobId: null, invoiceNumber: 'INV-7' } })
      .then({ ...planned, data: { ...planned.data, jobId: null, invoiceNumber: 'INV-7' } }));
  it('requires a plausible date', () => {
    const on = (scheduledDate: string) =>
      given().when({ type: 'PlanVendorPayment', data: { ...plan, scheduledDate } });
    const values = { first: '2024-03-02', last: '2028-03-02' };
    on('2001-03-20').thenRefused('payment-day-absurd', values);
    on('2028-03-03').thenRefused('payment-day-absurd', values);
    on('2024-03-02').events();
    on('2028-03-02').events();
    const edit = { type: 'EditVendorPayment', data: { scheduledDate: '2199-12-31' } } as const;
    given(planned).when(edit).thenRefused('payment-day-absurd');
    // Payments planned before this check can still be edited otherwise.
    const old = { ...planned, data: { ...planned.data, scheduledDate: '2001-03-20' } };
    given(old)
      .when({ type: 'EditVendorPayment', data: { scheduledDate: '2001-03-20', notes: 'Old' } })
      .events();
  });
  it('requires an amount', () =>
    given()
      .when({ type: 'PlanVendorPayment', data: { ...plan, laborCents: 0, materialsCents: 0 } })
      .thenRefused('payment-of-nothing'));
  it('is limited to one file entry’s maximum', () => {
    const most = 9_999_999_999;
    const of = (laborCents: number, materialsCents: number) =>
      given().when({
        type: 'PlanVendorPayment',
        data: { ...plan, laborCents, materialsCents },
      });
    of(most, 0).then({
      ...planned,
      data: { ...planned.data, laborCents: most, materialsCents: 0, totalCents: most },
    });
    const values = { payee: plan.payee, amount: most + 1, most, why: 'any-day' };
    of(most, 1).thenRefused('payment-over-limit', values);
  });
  it.each([
    ['vendorId', 0, 'Please choose a vendor'],
    ['jobId', 0, 'Please choose a job'],
    ['scheduledDate', '', 'Please choose a payment date'],
    ['laborCents', -1, 'An amount cannot be negative'],
    ['materialsCents', 10_000_000_000, 'At most $99,999,999.99'],
  ] as const)('requires a valid %s', (field, value, message) =>
    expect(
      commands.PlanVendorPayment.safeParse({ ...plan, [field]: value }).error?.issues,
    ).toMatchObject([{ path: [field], message }]),
  );
});

describe('the work a planner is responsible for', () => {
  const { data } = planned;
  it('excludes notes and invoice number', () => {
    const other = { ...data, notes: 'Typo', invoiceNumber: 'INV-8' };
    expect(isSameWork(data, other)).toBe(true);
  });
  it.each([
    ['vendorId', 99],
    ['jobId', null],
    ['laborCents', data.laborCents + 1],
    ['materialsCents', data.materialsCents + 1],
    ['scheduledDate', '2026-12-24'],
  ] as const)('changes with the %s', (part, value) =>
    expect(isSameWork(data, { ...data, [part]: value })).toBe(false),
  );
});
