// What we want in the books: a record of ours as it is today, what it refers to, and how it is
// written there. Undefined: it has nothing to do there.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { nameThere, withNumber } from '@purlin/domain/quickbooks/matching.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { estimateById } from '../estimates/read-models/estimate-details.ts';
import { jobById, jobOfEstimate } from '../scheduling/read-models/job-list.ts';
import { vendorById } from '../vendors/read-models/vendor-list.ts';
import { estimateLines } from './estimate-lines.ts';
import { newPersonBody, paperBody, personBody } from './kinds.ts';
import { bill, billPayment } from './our-bills.ts';
import { isAt, nobody, ref, type Around, type From, type Ours } from './our-shapes.ts';
import { estimatesAlike } from './read-models/papers-alike.ts';

async function customer(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await clientById(db, id);
  if (!row) return undefined;
  const fields = {
    name: nameThere(row.name),
    email: row.email ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
  };
  return {
    ...nobody,
    fields,
    create: (_, name) => newPersonBody({ ...fields, name }),
    update: (_, changed, there) => personBody(fields, changed, there),
  };
}

async function vendor(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await vendorById(db, id);
  if (!row) return undefined;
  const fields = {
    name: nameThere(row.name),
    contact: row.contactPerson,
    email: row.email,
    phone: row.phone,
    address: row.address ?? '',
  };
  return {
    ...nobody,
    fields,
    create: (_, name) => newPersonBody({ ...fields, name }),
    update: (_, changed, there) => personBody(fields, changed, there),
  };
}

async function job(id: number, { db }: From): Promise<Ours | undefined> {
  const row = await jobById(db, id);
  if (!row) return undefined;
  const fields = { name: withNumber(nameThere(row.title), id), address: row.address };
  return {
    ...nobody,
    needs: [{ kind: 'customer', id: row.clientId }],
    fields,
    create: (around, name) => ({ ...newPersonBody({ ...fields, name }), ...below(around) }),
    update: (_, changed, there) => personBody(fields, changed, there),
    place: {
      ownersOf: ({ ParentRef }) => (ParentRef ? [ParentRef.value] : []),
      isAtHome: (theirs, { ParentRef }) => isAt(ParentRef, theirs('customer')),
      move: (theirs) => below({ theirs }),
    },
  };
}

const below = ({ theirs }: Pick<Around, 'theirs'>) => ({
  Job: true,
  BillWithParent: true,
  ParentRef: ref(theirs('customer')),
});

/** The number without the part that is the client's key to the page. */
const numberThere = (number: string): string => number.split('-').slice(0, 2).join('-');

async function estimate(id: number, { db, clock }: From): Promise<Ours | undefined> {
  const row = await estimateById(db, id);
  if (row?.status !== 'accepted' || row.totals.totalCents <= 0) return undefined;
  // A change order is of the job that it changes.
  const jobId = row.changesJobId ?? (await jobOfEstimate(db, id));
  const chosen = row.options.find((option) => option.id === row.selectedOptionId);
  const date = clock.dateOf(row.answeredAt ?? row.createdAt);
  const fields = {
    number: numberThere(row.number),
    date,
    total: String(row.totals.totalCents),
    status: 'Accepted',
  };
  const whose = jobId === null ? 'customer' : 'job';
  const lines = ({ item }: Around): object => ({
    Line: estimateLines(chosen?.lines ?? row.lines, row.totals, item),
  });
  const body = (around: Around): object => ({
    CustomerRef: ref(around.theirs(whose)),
    DocNumber: fields.number,
    TxnDate: date,
    TxnStatus: 'Accepted',
    AcceptedBy: cutToWhole(row.clientName, 100),
    AcceptedDate: date,
    PrivateNote: cutToWhole(row.projectTitle, 1000),
    ...lines(around),
  });
  return {
    ...nobody,
    fields,
    needs: [jobId === null ? { kind: 'customer', id: row.clientId } : { kind: 'job', id: jobId }],
    paper: {
      of: [
        { kind: 'customer', id: row.clientId },
        ...(jobId === null ? [] : [{ kind: 'job' as const, id: jobId }]),
      ],
      given: fields.number,
      alike: async () => {
        const { totalCents } = row.totals;
        const alike = await estimatesAlike(db, { id, clientId: row.clientId, totalCents });
        return alike.map(numberThere);
      },
    },
    sells: true,
    create: body,
    update: (around, changed) => paperBody(fields, changed, () => lines(around)),
    place: {
      ownersOf: ({ CustomerRef }) => (CustomerRef ? [CustomerRef.value] : []),
      isAtHome: (theirs, { CustomerRef }) => isAt(CustomerRef, theirs(whose)),
      // What was invoiced there stays with its invoice.
      move: (theirs, { TxnStatus }) =>
        TxnStatus === 'Closed' ? undefined : { CustomerRef: ref(theirs(whose)) },
    },
  };
}

const READERS: Readonly<Record<RecordKind, typeof customer>> = {
  customer,
  vendor,
  job,
  estimate,
  bill,
  'bill-payment': billPayment,
};

export const oursOf = (kind: RecordKind, id: number, from: From) => READERS[kind](id, from);
