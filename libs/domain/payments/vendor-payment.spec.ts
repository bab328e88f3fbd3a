// Vendor payments, until they are paid.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { approved, paid, type plan, planned, returned, take, taken } from './payment-samples.ts';
import { vendorPayment, type VendorPaymentEvent } from './vendor-payment.ts';

const given = scenario(vendorPayment);

const seconded: VendorPaymentEvent = {
  type: 'VendorPaymentSeconded',
  data: { totalCents: 365_050, by: 'user-2' },
};

describe('editing', () => {
  const edit = (data: Partial<Omit<typeof plan, 'invoiceNumber'> & { invoiceNumber: string }>) =>
    ({ type: 'EditVendorPayment', data }) as const;
  const { plannedBy: _, ...details } = planned.data;
  it('changes the given fields and recomputes the total', () =>
    given(planned)
      .when(edit({ laborCents: 100, invoiceNumber: 'INV-7' }))
      .then({
        type: 'VendorPaymentEdited',
        data: {
          ...details,
          laborCents: 100,
          totalCents: 125_150,
          invoiceNumber: 'INV-7',
          editedBy: 'user-1',
        },
      }));
  it('does nothing when nothing changes, and requires an amount', () => {
    given(planned)
      .when(edit({ notes: '', jobId: 17 }))
      .thenNothing();
    given(planned)
      .when(edit({ laborCents: 0, materialsCents: 0 }))
      .thenRefused('payment-of-nothing');
  });
  it('is refused after approval, and voids a first approval', () => {
    given(planned, approved)
      .when(edit({ laborCents: 1 }))
      .thenRefused('payment-approved');
    const again: VendorPaymentEvent = {
      type: 'VendorPaymentEdited',
      data: { ...details, laborCents: 1, totalCents: 125_051, editedBy: 'user-9' },
    };
    expect(given(planned, seconded, again).state()).toMatchObject({
      secondedBy: null,
      // Users who planned or changed it can't approve it.
      behind: ['user-1', 'user-9'],
    });
  });
});

describe('approving', () => {
  const approve = (
    over: {
      notByPlanner?: boolean;
      twoAboveCents?: number | null;
      newcomer?: boolean;
      alone?: boolean;
      established?: string[];
    } = {},
  ) =>
    ({
      type: 'ApproveVendorPayment',
      data: {
        notByPlanner: false,
        twoAboveCents: null,
        newcomer: false,
        established: ['user-1'] as string[],
        ...over,
      },
    }) as const;
  it('by a recently added user doesn’t count as a second person', () => {
    const by = 'user-9';
    const newcomer = true;
    for (const rule of [{ notByPlanner: true }, { twoAboveCents: 365_049 }])
      given(planned)
        .when(approve({ ...rule, newcomer }), { by })
        .thenRefused('newcomer', { hours: 24 });
    given(planned, seconded)
      .when(approve({ twoAboveCents: 365_049, newcomer }), { by })
      .thenRefused('newcomer');
    given(planned).when(approve({ newcomer }), { by }).then(approved);
  });
  it('doesn’t count as a second person’s if a recently added user planned it', () => {
    const [by, established] = ['user-9', ['user-9']];
    given(planned)
      .when(approve({ notByPlanner: true, established }), { by })
      .thenRefused('payment-of-newcomer', { hours: 24 });
    given(planned).when(approve({ established }), { by }).then(approved);
  });
  it('approves the planned amount', () => given(planned).when(approve()).then(approved));
  it('happens once', () => given(planned, approved).when(approve()).thenNothing());
  it('can be withdrawn while in no batch; of two approvals the first remains', () => {
    const takeBack = { type: 'TakeBackApproval', data: {} } as const;
    const back = (secondedBy: string | null): VendorPaymentEvent => ({
      type: 'VendorPaymentApprovalTakenBack',
      data: { secondedBy },
    });
    given(planned, approved).when(takeBack).then(back(null));
    given(planned, seconded, approved).when(takeBack).then(back('user-2'));
    expect(given(planned, seconded, approved, back('user-2')).state()).toMatchObject({
      status: 'pending',
      secondedBy: 'user-2',
    });
    given(planned, seconded).when(takeBack, { by: 'user-2' }).then(back(null));
    given(planned, seconded).when(takeBack, { by: 'user-7' }).thenNothing();
    given(planned).when(takeBack).thenNothing();
    given(planned, approved, taken(3)).when(takeBack).thenRefused('payment-in-batch');
  });
  it('requires an existing payment', () =>
    given().when(approve()).thenRefused('payment-not-found'));
  it('is refused for its planner, if the company wants that', () => {
    const rule = approve({ notByPlanner: true });
    given(planned).when(rule, { by: 'user-1' }).thenRefused('own-payment');
    given(planned).when(rule, { by: 'user-2' }).then(approved);
  });
  it('is allowed for its planner if nobody else can, and says so', () => {
    const rule = approve({ notByPlanner: true, alone: true });
    const alone: VendorPaymentEvent = {
      type: 'VendorPaymentApproved',
      data: { totalCents: 365_050, alone: true },
    };
    given(planned).when(rule, { by: 'user-1' }).then(alone);
    // Approving someone else's payment is not marked `alone`, and needs no waiting.
    given(planned).when(rule, { by: 'user-2' }).then(approved);
    given(planned)
      .when(approve({ notByPlanner: true, alone: true, established: [] }), { by: 'user-2' })
      .then(approved);
    given(planned)
      .when(approve({ alone: true }), { by: 'user-1' })
      .then(approved);
    // A recently added user can't be the sole approver.
    given(planned)
      .when(approve({ notByPlanner: true, alone: true, newcomer: true }), { by: 'user-1' })
      .thenRefused('newcomer');
  });
  it('of an amount needing two is refused for a single user, even if nobody else can', () => {
    const rule = approve({ notByPlanner: true, alone: true, twoAboveCents: 365_049 });
    given(planned, seconded).when(rule, { by: 'user-2' }).thenRefused('approval-given');
  });
  it('takes two users above an amount, and one up to it', () => {
    const rule = approve({ twoAboveCents: 365_049 });
    given(planned).when(rule, { by: 'user-2' }).then(seconded);
    given(planned, seconded).when(rule, { by: 'user-2' }).thenRefused('approval-given');
    given(planned, seconded)
      .when(approve({ twoAboveCents: null }), { by: 'user-2' })
      .then(approved);
    given(planned, seconded).when(rule, { by: 'user-3' }).then(approved);
    given(planned)
      .when(approve({ twoAboveCents: 365_050 }), { by: 'user-2' })
      .then(approved);
  });
});

describe('rejecting and voiding', () => {
  const reject = { type: 'RejectVendorPayment', data: { reason: 'Not inspected' } } as const;
  const annul = { type: 'VoidVendorPayment', data: { reason: 'Paid by check' } } as const;
  const rejected: VendorPaymentEvent = { type: 'VendorPaymentRejected', data: reject.data };
  const annulled: VendorPaymentEvent = { type: 'VendorPaymentVoided', data: annul.data };
  it('a rejected payment is pending again, with the reason, and needs all approvals', () => {
    given(planned, approved).when(reject).then(rejected);
    given(planned, seconded).when(reject).then(rejected);
    given(planned, rejected).when(reject).thenNothing();
    expect(given(planned, seconded, rejected).state()).toMatchObject({
      status: 'pending',
      rejected: 'Not inspected',
      secondedBy: null,
    });
  });
  it('a void payment is final', () => {
    given(planned, approved).when(annul).then(annulled);
    given(planned, annulled).when(annul).thenNothing();
    for (const command of [reject, { type: 'EditVendorPayment', data: {} } as const])
      given(planned, annulled).when(command).thenRefused('payment-void');
    given(planned, annulled).when(take(3)).thenRefused('payment-not-approved');
  });
  it('neither is possible in a batch or after payment', () => {
    for (const command of [reject, annul]) {
      given(planned, approved, taken(3))
        .when(command)
        .thenRefused('payment-in-batch', { batch: 3 });
      given(planned, approved, taken(3), paid(3))
        .when(command)
        .thenRefused('payment-with-the-bank');
    }
  });
});

describe('in a batch', () => {
  const release = {
    type: 'ReleaseFromBatch',
    data: { batchId: 3, reason: 'The bank rejected it', anew: false, leftOut: false },
  } as const;
  const released: VendorPaymentEvent = {
    type: 'VendorPaymentReleased',
    data: { ...release.data, reopenedBy: null, reopenedAt: null },
  };
  const settle = (batchId: number) =>
    ({ type: 'RecordSettlement', data: paid(batchId).data }) as const;
  const { reopenedBy: _, reopenedAt: __, ...back } = returned.data;
  const comesBack = { type: 'RecordPaymentReturn', data: back } as const;
  it('is in at most one batch', () => {
    given(planned, approved).when(take(3)).then(taken(3));
    given(planned, approved, taken(3)).when(take(3)).thenNothing();
    given(planned, approved, taken(3)).when(take(4)).thenRefused('payment-taken', { batch: 3 });
    given(planned).when(take(3)).thenRefused('payment-not-approved');
    given(planned, approved, taken(3), paid(3)).when(take(4)).thenRefused('payment-not-approved');
  });
  it('is released when its batch is abandoned or rejected, but not by another batch', () => {
    given(planned, approved, taken(3)).when(release).then(released);
    given(planned, approved, taken(3), released).when(release).thenNothing();
    given(planned, approved, taken(3), released, taken(4)).when(release).thenNothing();
    given(planned, approved, taken(3), paid(3)).when(release).thenRefused('payment-with-the-bank');
  });
  it('is paid when its batch settles, once, and not by another batch', () => {
    given(planned, approved, taken(3)).when(settle(3)).then(paid(3));
    given(planned, approved, taken(3), paid(3)).when(settle(3)).thenNothing();
    for (const past of [
      [planned, approved],
      [planned, approved, taken(4)],
    ])
      given(...past)
        .when(settle(3))
        .thenRefused('payment-not-in-batch', { batch: 3 });
  });
  it('is approved again when returned, before or after payment, and can join another batch', () => {
    given(planned, approved, taken(3)).when(comesBack).then(returned);
    given(planned, approved, taken(3), paid(3)).when(comesBack).then(returned);
    given(planned, approved, taken(3), paid(3), returned).when(comesBack).thenNothing();
    given(planned, approved, taken(3), paid(3), returned).when(take(4)).then(taken(4));
    given(planned, approved, taken(4)).when(comesBack).thenRefused('payment-not-in-batch');
  });
});

describe('the payee', () => {
  const keep = { type: 'KeepPayee', data: { payee: 'Cascade Supply LLC' } } as const;
  const kept: VendorPaymentEvent = { type: 'PayeeKept', data: keep.data };
  it('is recorded with the vendor’s last name', () => {
    given(planned).when(keep).then(kept);
    given(planned, approved).when(keep).then(kept);
  });
  it('is not recorded again', () => given(planned, approved, kept).when(keep).thenNothing());
  it('requires an existing payment', () => given().when(keep).thenRefused('payment-not-found'));
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(vendorPayment, { type, data }, schema),
    }));
    expect(fold(vendorPayment, read.slice(0, 2))).toEqual({
      status: 'approved',
      plan: { ...golden[0]?.data, payee: null, invoiceNumber: null },
      behind: [],
      word: null,
      payee: null,
      returned: null,
      secondedBy: null,
    });
    expect(fold(vendorPayment, read.slice(2, 4))).toMatchObject({
      payee: 'Cascade Roof Supply LLC',
    });
    expect(fold(vendorPayment, read.slice(4, 14))).toMatchObject({
      status: 'approved',
      returned: '323371070000001',
    });
    expect(fold(vendorPayment, read.slice(4, 15))).toMatchObject({ status: 'void' });
  });
});
