// What has happened with a vendor, with the account they are paid to and with their payments,
// newest first?
import { z } from 'zod';
import { instant, json, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, type EventForRow } from '@purlin/event-sourcing/read-model.ts';
import type { BankAccountEvent } from '@purlin/domain/payments/bank-account.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import { vendor, type VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { valuesOfEvent } from '@purlin/words/story/values.ts';
import type { Db } from '../../platform/servers/database.ts';
import { fromCursor, pageOf } from '../../platform/core/queries/paging.ts';
import { computed, rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

type Events = VendorEvent | BankAccountEvent | VendorPaymentEvent;
type About = 'vendor' | 'payment' | 'bank-account';

const columns = {
  position: number().key(),
  vendorId: number(),
  at: instant(),
  by: text(),
  about: text<About>(),
  paymentId: number().nullable(),
  type: text<Events['type']>(),
  values: json<Values>(),
};

/** Whose payment it is, of which its later events do not speak. */
interface Whose {
  readonly vendorId: number;
}

/** A line for each event of these types. */
function lines<E extends Events>(types: readonly E['type'][], about: About) {
  const line = (type: E['type']) => (data: unknown, _: unknown, at: EventForRow<Whose>) => {
    const named = (data as Partial<Whose>).vendorId;
    const vendorId = about === 'payment' ? (named ?? at.note?.vendorId) : at.id;
    return vendorId === undefined
      ? undefined
      : ({
          position: Number(at.position),
          vendorId,
          at: at.at,
          by: at.by,
          about,
          paymentId: about === 'payment' ? at.id : null,
          type,
          values: valuesOfEvent({ type, data }),
        } satisfies Row<typeof columns>);
  };
  return Object.fromEntries(types.map((type) => [type, line(type)])) as Readonly<
    Record<E['type'], ReturnType<typeof line>>
  >;
}

/** Every event of these, by name: one that is missing does not compile. */
const ACCOUNT_EVENTS: Readonly<Record<BankAccountEvent['type'], true>> = {
  BankAccountEntered: true,
  BankAccountChanged: true,
  BankAccountConfirmed: true,
  BankAccountRemoved: true,
  PrenoteRequested: true,
  PrenoteTaken: true,
  PrenoteSent: true,
  PrenoteSettled: true,
  PrenoteReturned: true,
  PrenoteReleased: true,
  BankAccountCorrectionProposed: true,
  BankAccountCorrectionRefused: true,
  BankAccountCorrectionRepeated: true,
  BankAccountCorrectionUnusable: true,
};
const PAYMENT_EVENTS: Readonly<Record<VendorPaymentEvent['type'], true>> = {
  VendorPaymentPlanned: true,
  VendorPaymentEdited: true,
  VendorPaymentSeconded: true,
  VendorPaymentApproved: true,
  VendorPaymentApprovalTakenBack: true,
  VendorPaymentRejected: true,
  VendorPaymentVoided: true,
  PayeeKept: true,
  VendorPaymentTaken: true,
  VendorPaymentReleased: true,
  VendorPaymentPaid: true,
  VendorPaymentReturned: true,
  VendorPaymentNotPaidConfirmed: true,
};
const typesIn = <T extends string>(events: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(events) as T[];

export const vendorTimeline = readModel<Events, Whose>()({
  name: 'vendor_timeline',
  version: 12,
  columns,
  indexes: ['(vendor_id, position)'],
  notes: {
    of: ['vendorPayment'],
    on: {
      VendorPaymentPlanned: ({ vendorId }) => ({ vendorId }),
      VendorPaymentEdited: ({ vendorId }, whose) => changed(whose, { vendorId }),
    },
  },
  usualKey: ({ position }) => Number(position),
  on: {
    ...lines<VendorEvent>(typesIn(vendor.events), 'vendor'),
    ...lines<BankAccountEvent>(typesIn(ACCOUNT_EVENTS), 'bank-account'),
    ...lines<VendorPaymentEvent>(typesIn(PAYMENT_EVENTS), 'payment'),
  },
});

const LINE = select(vendorTimeline, ['at', 'by', 'about', 'paymentId', 'type', 'values'], {
  place: computed<string>('position::text'),
});
export type VendorLine = Selected<typeof LINE>;

/** A vendor's story; the cursor is the position of the last line on the page before. */
export async function vendorStory(
  db: Db,
  vendorId: number,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ListPage<VendorLine>> {
  const before =
    cursor === undefined
      ? '9223372036854775807'
      : fromCursor(z.string().regex(/^\d{1,18}$/), cursor);
  const rows = await rowsWhere(db, LINE, {
    text: 'where vendor_id = $1 and position < $2 order by position desc limit $3',
    values: [vendorId, before, limit + 1],
  });
  return pageOf(rows, limit, (last) => last.place);
}
