// The search room: one question to the lists of every room, for what the caller may read.
import {
  KINDS,
  kinds,
  MOST_FOUND,
  search,
  type Found,
  type Kind,
} from '@purlin/contracts/search.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { listClients } from '../clients/read-models/client-list.ts';
import { listEstimates } from '../estimates/read-models/estimate-list.ts';
import { listPayments, paymentsByIds } from '../payments/read-models/vendor-payment-list.ts';
import { defineRoom } from '../platform/core/room.ts';
import { reachNow } from '../platform/http/access.ts';
import type { Db } from '../platform/servers/database.ts';
import { listItems } from '../price-book/read-models/price-book-items.ts';
import { jobsByIds, listJobs } from '../scheduling/read-models/job-list.ts';
import { listVendors } from '../vendors/read-models/vendor-list.ts';
import { askedFor, begins, type Asked } from './asked-for.ts';

const detailOf = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');
const found = (
  kind: Kind,
  { id }: { readonly id: number },
  told: Pick<Found, 'title' | 'detail'> & Partial<Found>,
): Found => ({ kind, id, amount: null, status: null, ...told });

/** The thing that has the number which was typed, before those that are called so. */
const numberFirst = <T extends { readonly id: number }>(
  numbered: readonly T[],
  called: readonly T[],
): readonly T[] =>
  [...numbered, ...called.filter(({ id }) => !numbered.some((one) => one.id === id))].slice(
    0,
    MOST_FOUND,
  );

/** Middles of words count only where no word begins so: “otto” is Otto, and not a Bottom. */
function bestOf(all: readonly Found[], { q, numbers, digits }: Asked): readonly Found[] {
  const best = all.filter(
    ({ id, title, detail }) => numbers.includes(id) || begins([title, detail], q),
  );
  return best.length > 0 && digits === undefined ? best : all;
}

/** What a search asks of one kind; `today` is the company's date. */
type Search = (db: Db, asked: Asked, today: string) => Promise<readonly Found[]>;
const limit = MOST_FOUND;

const searches: Readonly<Record<Kind, Search>> = {
  client: async (db, { q }) =>
    (await listClients(db, { q, limit, show: 'active' })).items.map((row) =>
      found('client', row, {
        title: row.name,
        detail: detailOf(row.phone && shownPhone(row.phone), row.address),
      }),
    ),
  async estimate(db, { q, numbers }, today) {
    const [numbered, called] = await Promise.all([
      numbers.length === 0
        ? []
        : listEstimates(db, { ids: numbers, archived: false, limit }, today).then((p) => p.items),
      listEstimates(db, { q, archived: false, limit }, today),
    ]);
    return numberFirst(numbered, called.items).map((row) =>
      found('estimate', row, {
        title: `EST-${row.id} ${row.clientName}`,
        detail: row.projectTitle,
        amount: toDecimal(row.totalCents),
        status: row.status,
      }),
    );
  },
  async job(db, { q, numbers }) {
    const [numbered, called] = await Promise.all([
      jobsByIds(db, numbers),
      listJobs(db, { q, limit }),
    ]);
    return numberFirst(numbered, called.items).map((row) =>
      found('job', row, {
        title: row.title,
        detail: detailOf(row.clientName, row.address),
        status: row.status,
      }),
    );
  },
  vendor: async (db, { q }) =>
    (await listVendors(db, { q, limit })).items.map((row) =>
      found('vendor', row, { title: row.name, detail: detailOf(shownPhone(row.phone), row.email) }),
    ),
  async payment(db, { q, numbers }) {
    const [numbered, called] = await Promise.all([
      paymentsByIds(db, numbers),
      listPayments(db, { q, limit }),
    ]);
    return numberFirst(numbered, called.items).map((row) =>
      found('payment', row, {
        title: row.payee ?? '',
        detail: row.invoiceNumber ?? '',
        amount: toDecimal(row.totalCents),
        status: row.status,
      }),
    );
  },
  item: async (db, { q }) =>
    (await listItems(db, { q, limit, archived: false })).items.map((row) =>
      found('item', row, {
        title: row.name,
        detail: row.categoryName,
        amount: toDecimal(row.standardPriceCents),
      }),
    ),
};

export const searchRoom = defineRoom({ contract: search, deciders: [] })({
  name: 'search',
  readModels: [],
  answers: {
    async find({ query: { q } }, { db, clock }, { session }) {
      const asked = askedFor(q);
      const open = kinds.filter((kind) => reachNow(session!, KINDS[kind]) === 'all');
      const today = clock.today();
      const all = await Promise.all(open.map((kind) => searches[kind](db, asked, today)));
      return all.flatMap((ofKind) => bestOf(ofKind, asked));
    },
  },
});
