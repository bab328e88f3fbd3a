// A payment that a person says the bank did not make: by whom it has to be approved anew.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { approved, paid, planned, returned, take, taken } from './payment-samples.ts';
import { vendorPayment, type VendorPaymentEvent } from './vendor-payment.ts';

const given = scenario(vendorPayment);

describe('what a person says the bank did', () => {
  const rules = (notByPlanner: boolean, twoAboveCents: number | null = null) => ({
    notByPlanner,
    twoAboveCents,
  });
  const { reopenedBy: _, ...back } = returned.data;
  const comesBack = (byHand: ReturnType<typeof rules>) =>
    ({ type: 'RecordPaymentReturn', data: { ...back, byHand } }) as const;
  const way = [planned, approved, taken(3), paid(3)] as const;
  const reopened = { ...returned, data: { ...returned.data, reopenedBy: 'user-2' } };
  const approve = {
    type: 'ApproveVendorPayment',
    data: { ...rules(true), newcomer: false, established: ['user-1', 'user-2'] as string[] },
  } as const;
  it('opens it for approval anew where two people are asked for, and by others', () => {
    for (const asked of [rules(true), rules(false, 365_049)])
      given(...way)
        .when(comesBack(asked), { by: 'user-2' })
        .then(reopened);
    given(...way, reopened)
      .when(take(4))
      .thenRefused('payment-not-approved');
    given(...way, reopened)
      .when(approve, { by: 'user-2' })
      .thenRefused('own-payment');
    given(...way, reopened)
      .when(approve, { by: 'user-1' })
      .then(approved);
  });
  it('is as good as the bank’s word where one person is enough', () => {
    given(...way)
      .when(comesBack(rules(false, 365_050)), { by: 'user-2' })
      .then(returned);
  });
  it('is the same of a batch that is said to be rejected', () => {
    const data = { batchId: 3, reason: 'Said on the phone' };
    const released = {
      type: 'VendorPaymentReleased',
      data: { ...data, reopenedBy: 'user-2', anew: false },
    };
    const release = {
      type: 'ReleaseFromBatch',
      data: { ...data, byHand: rules(true), anew: false },
    } as const;
    given(planned, approved, taken(3))
      .when(release, { by: 'user-2' })
      .then(released as VendorPaymentEvent);
  });
});

describe('a batch that is rejected after it was accepted', () => {
  const data = { batchId: 3, reason: 'Not enough funds', anew: true };
  const released: VendorPaymentEvent = {
    type: 'VendorPaymentReleased',
    data: { ...data, reopenedBy: null },
  };
  it('lets go of its payments for new approvals, by the same people as before', () => {
    given(planned, approved, taken(3)).when({ type: 'ReleaseFromBatch', data }).then(released);
    const now = given(planned, approved, taken(3), released).state();
    expect(now).toEqual(given(planned).state());
    given(planned, approved, taken(3), released).when(take(4)).thenRefused('payment-not-approved');
  });
});
