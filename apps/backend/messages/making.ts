// How commands of a conversation are made: for whom, by whom, and about which job.
import type { MessagePicture, Party, Side } from '@purlin/domain/messages/message-shapes.ts';
import { refuse } from '@purlin/domain/messages/refusals.ts';
import type { Facts, Request } from '../platform/core/commands/build-command.ts';
import { checkNamed } from '../platform/core/files/pictures.ts';
import { isJobOf, partyNow } from './read-models/conversations.ts';

type Asking = Pick<Request, 'caller'>;
/** Only somebody who is signed in writes and reads. */
export const writerOf = ({ caller }: Asking): number => caller.session!.userId;

const notThere = ({ kind }: Party): never =>
  refuse(kind === 'client' ? 'client-not-found' : 'vendor-not-found');

/** The body of a message or a note. */
export interface Body {
  readonly text: string;
  readonly pictures: MessagePicture[];
  readonly jobId: number | null;
  /** Of messages alone. */
  readonly seen?: number | undefined;
}

/** What is written, once it is clear that there is such a client or vendor, job and pictures. */
export async function written(
  party: Party,
  request: Asking & { readonly body: Body },
  { db, pictures: store }: Pick<Facts, 'db' | 'pictures'>,
) {
  const { text, pictures, jobId, seen } = request.body;
  if (!(await partyNow(db, party))) return notThere(party);
  if (jobId !== null && !(await isJobOf(db, party, jobId))) return refuse('job-not-found');
  await checkNamed(
    store,
    pictures.map(({ picture }) => picture),
    { audience: 'staff', field: 'pictures' },
  );
  return { writer: writerOf(request), text, pictures, jobId, ...(seen !== undefined && { seen }) };
}

/** What was read. */
export async function read(
  party: Party,
  side: Side,
  request: Asking & { readonly body: { readonly upTo: number } },
  { db }: Pick<Facts, 'db'>,
) {
  if (!(await partyNow(db, party))) return notThere(party);
  return { reader: writerOf(request), side, upTo: request.body.upTo };
}
