// E-mails as the API shows them: what each is about, by the name it has today, and what went wrong.
import { EmailProblem, type Email } from '@purlin/contracts/emails.ts';
import { addressOf, rooms } from '@purlin/contracts/screens.ts';
import { sql } from '@purlin/event-sourcing/read-model.ts';
import { Id } from '@purlin/contracts/fields.ts';
import { z } from 'zod';
import { usersByIds } from '../access/read-models/user-list.ts';
import { estimateList } from '../estimates/read-models/estimate-list.ts';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import { leadList } from '../leads/read-models/lead-list.ts';
import { jobsByIds } from '../scheduling/read-models/job-list.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { rowsWhere, select } from '../platform/core/queries/select.ts';
import type { Db } from '../platform/servers/database.ts';
import type { EmailRow } from './read-models/email-ledger.ts';
import { recipientsOfMessages } from './recipients-of-messages.ts';

/** What the ledger keeps of a fault, taken apart; an error of ours says nothing to people. */
export function problemOf(error: string): {
  readonly problem: EmailProblem;
  readonly reply: string;
} {
  const [code = '', ...reply] = error.split(' ');
  const problem = EmailProblem.safeParse(code).data;
  return problem ? { problem, reply: reply.join(' ') } : { problem: 'ours', reply: '' };
}

type About = Pick<Email, 'about' | 'path'>;
const NOTHING: About = { about: '', path: null };
const SUBSCRIBERS: About = {
  about: '',
  path: `${rooms.leads.screens.inbox}?tab=subscribers`,
};
const USERS: About = { about: '', path: addressOf('settings', 'section', { section: 'users' }) };
/** What goes to users about how they sign in. */
const TO_USERS: ReadonlySet<EmailRow['kind']> = new Set<EmailRow['kind']>([
  'password_link',
  'address_change',
  'way_in',
  'sign_in_link',
]);
/** Notices to staff have no line of their own: the work itself says which estimate it is about. */
const OfEstimate = z.object({ estimateId: Id });
/** About a job: to a vendor, or to its client. */
const OfJob = z.object({ jobId: Id, vendorId: Id.optional() });
/** About a vendor's money: to them, to where they were reached before, to the office or a user. */
const OfVendor = z.object({ vendorId: Id, to: z.string().default('vendor') });
const ofVendor = ({ kind, data }: EmailRow) =>
  kind === 'vendor_payment' ? OfVendor.safeParse(data).data : undefined;
/** A link to sign in or choose a password, a change of the address or of a way in. */
const OfUser = z.object({ userId: Id });
const ofUser = ({ data }: EmailRow) => OfUser.safeParse(data).data?.userId;
const OfBatch = z.object({ batchId: Id });
const ofJob = ({ data }: EmailRow) => OfJob.safeParse(data).data;

const estimateOf = ({ estimateId, data }: EmailRow): number | undefined =>
  estimateId ?? OfEstimate.safeParse(data).data?.estimateId;

const ofBatch = ({ data }: EmailRow): About => {
  const id = OfBatch.safeParse(data).data?.batchId;
  return id === undefined
    ? NOTHING
    : { about: `#${id}`, path: addressOf('payments', 'batch', { id }) };
};

/** What these e-mails are about; what was forgotten meanwhile has no name and no screen. */
async function subjectsOf(db: Db, rows: readonly EmailRow[]): Promise<(row: EmailRow) => About> {
  const [vendors, jobs, estimates, leads] = await Promise.all([
    vendorsByIds(
      db,
      rows.flatMap((row) => ofVendor(row)?.vendorId ?? []),
    ),
    jobsByIds(
      db,
      rows.flatMap((row) => ofJob(row)?.jobId ?? []),
    ),
    rowsWhere(
      db,
      select(estimateList, ['id', 'estimateNumber', 'clientName']),
      sql`where id = any(${rows.flatMap((row) => estimateOf(row) ?? [])})`,
    ),
    rowsWhere(
      db,
      select(leadList, ['id', 'name']),
      sql`where id = any(${rows.flatMap(({ leadId }) => leadId ?? [])})`,
    ),
  ]);
  const ofEstimates = new Map(
    estimates.map(({ id, estimateNumber, clientName }): [number, About] => [
      id,
      {
        about: `${estimateNumber} · ${clientName}`,
        path: addressOf('estimates', 'details', { id }),
      },
    ]),
  );
  const ofLeads = new Map(
    leads.map(({ id, name }): [number, About] => [
      id,
      { about: name, path: addressOf('leads', 'lead', { id }) },
    ]),
  );
  const ofJobs = new Map(
    jobs.map(({ id, title }): [number, About] => [
      id,
      { about: title, path: addressOf('scheduling', 'job', { id }) },
    ]),
  );
  const ofVendors = new Map(
    vendors.map(({ id, name }): [number, About] => [
      id,
      { about: name, path: addressOf('vendors', 'profile', { id }) },
    ]),
  );
  return (row) => {
    const paid = ofVendor(row);
    if (paid) return ofVendors.get(paid.vendorId) ?? NOTHING;
    if (row.kind === 'vendor_payment') return ofBatch(row);
    if (TO_USERS.has(row.kind)) return USERS;
    const job = ofJob(row);
    if (job) return ofJobs.get(job.jobId) ?? NOTHING;
    if (row.kind === 'newsletter_confirm' || row.kind === 'newsletter_welcome') return SUBSCRIBERS;
    const about = row.leadId ? ofLeads.get(row.leadId) : ofEstimates.get(estimateOf(row) ?? 0);
    return about ?? NOTHING;
  };
}

/** Whom e-mails about jobs go to; whoever was forgotten has no address any more. */
async function recipientsOf(db: Db, rows: readonly EmailRow[]) {
  const about = rows.flatMap((row) => ofJob(row) ?? []);
  const [users, vendors, jobs] = await Promise.all([
    usersByIds(
      db,
      rows.flatMap((row) => ofUser(row) ?? []),
    ),
    vendorsByIds(
      db,
      [...about, ...rows.flatMap((row) => ofVendor(row) ?? [])].flatMap(
        ({ vendorId }) => vendorId ?? [],
      ),
    ),
    jobsByIds(
      db,
      about.map(({ jobId }) => jobId),
    ),
  ]);
  const clients = await clientsByIds(
    db,
    jobs.map(({ clientId }) => clientId),
  );
  const emailOf = (people: readonly { id: number; email: string | null }[], id?: number) =>
    people.find((one) => one.id === id)?.email ?? '';
  return (row: EmailRow): string => {
    const user = ofUser(row);
    if (user !== undefined) return emailOf(users, user);
    const paid = ofVendor(row);
    if (paid) return paid.to === 'vendor' ? emailOf(vendors, paid.vendorId) : row.recipient;
    const job = ofJob(row);
    if (!job) return row.recipient;
    return job.vendorId === undefined
      ? emailOf(clients, jobs.find(({ id }) => id === job.jobId)?.clientId)
      : emailOf(vendors, job.vendorId);
  };
}

/** These rows as the API shows them. */
export async function toEmails(db: Db, rows: readonly EmailRow[]): Promise<Email[]> {
  const [subjectOf, recipientOf, messageOf] = await Promise.all([
    subjectsOf(db, rows),
    recipientsOf(db, rows),
    recipientsOfMessages(db, rows),
  ]);
  return rows.map((row) => {
    const { error, estimateId: _, leadId: __, data: ___, ...email } = row;
    return {
      ...email,
      recipient: recipientOf(row),
      ...subjectOf(row),
      ...messageOf(row),
      ...(error === null
        ? { problem: row.state === 'returned' ? ('came-back' as const) : null, reply: '' }
        : problemOf(error)),
    };
  });
}
