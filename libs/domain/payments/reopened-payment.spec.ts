// A payment reported as not paid: who must approve it again.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { approved, paid, planned, returned, take, taken } from './payment-samples.ts';
import { vendorPayment, type VendorPaymentEvent } from './vendor-payment.ts';

const given = scenario(vendorPayment);

const NOTED_AT = '2026-03-25T17:00:00.000Z';
const WORD = { reopenedBy: 'user-2', reopenedAt: NOTED_AT };

describe('a user’s report', () => {
  const { reopenedBy: _, reopenedAt: __, ...back } = returned.data;
  const comesBack = {
    type: 'RecordPaymentReturn',
    data: { ...back, reportedBy: 'user-2' },
  } as const;
  const way = [planned, approved, taken(3), paid(3)] as const;
  const reopened = { ...returned, data: { ...returned.data, ...WORD } };
  const approve = (over: { notByPlanner?: boolean; alone?: boolean; newcomer?: boolean } = {}) =>
    ({
      type: 'ApproveVendorPayment',
      data: {
        notByPlanner: false,
        twoAboveCents: null,
        newcomer: false,
        established: ['user-1', 'user-2'] as string[],
        ...over,
      },
    }) as const;
  it('reopens the payment for approval by others, whatever the settings', () => {
    given(...way)
      .when(comesBack, { by: 'user-2', now: NOTED_AT })
      .then(reopened);
    given(...way, reopened)
      .when(take(4))
      .thenRefused('payment-not-approved');
    given(...way, reopened)
      .when(approve(), { by: 'user-2' })
      .thenRefused('own-word', { hours: 24 });
    given(...way, reopened)
      .when(approve({ notByPlanner: true }), { by: 'user-2' })
      .thenRefused('own-payment');
    given(...way, reopened)
      .when(approve({ newcomer: true }), { by: 'user-1' })
      .thenRefused('newcomer');
    given(...way, reopened)
      .when(approve(), { by: 'user-1' })
      .then(approved);
  });
  it('adds the reporting user to those behind the payment', () => {
    const notByPlanner = approve({ notByPlanner: true });
    given(...way, reopened)
      .when(notByPlanner, { by: 'user-1' })
      .thenRefused('own-payment');
    given(...way, reopened)
      .when(notByPlanner, { by: 'user-3' })
      .then(approved);
    expect(given(...way, reopened).state()).toMatchObject({ behind: ['user-1'] });
  });
  it('survives a stopped batch, and is overridden by the bank’s own word', () => {
    const stopped: VendorPaymentEvent = {
      type: 'VendorPaymentReleased',
      data: {
        batchId: 4,
        reason: 'Wrong day',
        anew: false,
        leftOut: false,
        reopenedBy: null,
        reopenedAt: null,
      },
    };
    const takenBack: VendorPaymentEvent = {
      type: 'VendorPaymentApprovalTakenBack',
      data: { secondedBy: null },
    };
    given(...way, reopened, approved, taken(4), stopped, takenBack)
      .when(approve(), { by: 'user-2' })
      .thenRefused('own-word');
    given(...way, reopened, approved, taken(4), returned, takenBack)
      .when(approve(), { by: 'user-2' })
      .then(approved);
  });
  it('becomes the bank’s word once a bank file confirms it', () => {
    const confirm = (batchId: number) => ({ type: 'ConfirmNotPaid', data: { batchId } }) as const;
    const confirmed: VendorPaymentEvent = {
      type: 'VendorPaymentNotPaidConfirmed',
      data: { batchId: 3 },
    };
    given(...way, reopened)
      .when(confirm(3), { by: 'system' })
      .then(confirmed);
    given(...way, reopened)
      .when(confirm(4))
      .thenNothing();
    given(...way, reopened, confirmed)
      .when(confirm(3))
      .thenNothing();
    given(...way, returned)
      .when(confirm(3))
      .thenNothing();
    given(...way, reopened, confirmed)
      .when(approve(), { by: 'user-2' })
      .then(approved);
    given(...way, reopened, confirmed)
      .when(approve({ notByPlanner: true }), { by: 'user-1' })
      .thenRefused('own-payment');
  });
  it('can be approved by its author after a day if nobody else can', () => {
    const asked = { by: 'user-2', now: '2026-03-26T16:59:59.999Z' };
    given(...way, reopened)
      .when(approve({ alone: true }), asked)
      .thenRefused('own-word');
    given(...way, reopened)
      .when(approve({ alone: true }), { ...asked, now: '2026-03-26T17:00:00.000Z' })
      .then(approved);
  });
  it('survives an edit, a rejection and a withdrawn approval', () => {
    const edited: VendorPaymentEvent = {
      type: 'VendorPaymentEdited',
      data: { ...planned.data, notes: 'typo', editedBy: 'user-1' },
    };
    const takenBack: VendorPaymentEvent = {
      type: 'VendorPaymentApprovalTakenBack',
      data: { secondedBy: null },
    };
    given(...way, reopened, edited, approved, takenBack)
      .when(approve(), { by: 'user-2' })
      .thenRefused('own-word');
  });
  it('works the same for a rejected batch', () => {
    const data = { batchId: 3, reason: 'Said on the phone', anew: false, leftOut: false };
    const released: VendorPaymentEvent = {
      type: 'VendorPaymentReleased',
      data: { ...data, ...WORD },
    };
    given(planned, approved, taken(3))
      .when(
        { type: 'ReleaseFromBatch', data: { ...data, reportedBy: 'user-2' } },
        // Another user may have stopped the batch.
        { by: 'user-1', now: NOTED_AT },
      )
      .then(released);
  });
});

describe('a batch rejected after acceptance', () => {
  const data = { batchId: 3, reason: 'Not enough funds', anew: true, leftOut: false };
  const released: VendorPaymentEvent = {
    type: 'VendorPaymentReleased',
    data: { ...data, reopenedBy: null, reopenedAt: null },
  };
  it('releases its payments for new approvals by the same users', () => {
    given(planned, approved, taken(3)).when({ type: 'ReleaseFromBatch', data }).then(released);
    const now = given(planned, approved, taken(3), released).state();
    expect(now).toEqual(given(planned).state());
    given(planned, approved, taken(3), released).when(take(4)).thenRefused('payment-not-approved');
  });
});
