// The calls of one company: `/v3/company/<realm>/…`, as Intuit answers them.
import type { Books } from './books.ts';
import { KINDS, Sent, type EntryKind } from './entries.ts';
import { faulty } from './fault.ts';
import { answerTo, parseQuery } from './query-language.ts';
import type { StagedFaults } from './staged-faults.ts';

export interface Call {
  readonly method: string;
  /** What follows the company's number, such as `customer/5`. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: string;
}
export interface BooksAnswer {
  readonly body: unknown;
  /** It was written, and nobody hears of it. */
  readonly lost?: boolean;
}

const MINOR = '75';
const MOST_REQUEST_ID = 50;
/** Changes of so long are told, and so many at once. */
const REACH_MS = 30 * 24 * 3_600_000;
const MOST_CHANGES = 1000;

const kindOf = (name: string): EntryKind | undefined =>
  KINDS.find((kind) => kind.toLowerCase() === name.toLowerCase());

const time = (): string => new Date().toISOString();

function query(books: Books, text: string): BooksAnswer {
  const asked = parseQuery(text);
  const found = answerTo(asked, books.all(asked.kind));
  return {
    body: {
      QueryResponse: asked.counts
        ? { totalCount: found.length }
        : found.length === 0
          ? {}
          : { [asked.kind]: found, startPosition: asked.start, maxResults: found.length },
      time: time(),
    },
  };
}

function changesSince(books: Books, parameters: URLSearchParams): BooksAnswer {
  const since = parameters.get('changedSince') ?? '';
  if (Number.isNaN(Date.parse(since))) faulty('required', 'changedSince is not an instant');
  if (Date.parse(since) < Date.now() - REACH_MS) faulty('query', 'changedSince is too long ago');
  let room = MOST_CHANGES;
  const kinds = (parameters.get('entities') ?? '').split(',').map((name) => kindOf(name));
  return {
    body: {
      CDCResponse: [
        {
          QueryResponse: kinds.map((kind) => {
            const all = kind ? books.since(kind, since) : faulty('query', 'unknown entry');
            const found = all.slice(0, room);
            room -= found.length;
            return found.length === 0
              ? {}
              : { [kind!]: found, startPosition: 1, maxResults: found.length };
          }),
        },
      ],
      time: time(),
    },
  };
}

function write(books: Books, kind: EntryKind, call: Call, trouble: StagedFaults): BooksAnswer {
  const requestId = call.parameters.get('requestid') ?? undefined;
  if ((requestId?.length ?? 0) > MOST_REQUEST_ID) faulty('tooLong', 'requestid');
  const sent = Sent.safeParse(JSON.parse(call.body));
  // What is no text in UTF-8 is refused, as half a pair is.
  if (/\\ud[89a-f]/i.test(JSON.stringify(sent.data))) faulty('encoding', 'Bad UTF-8');
  if (!sent.success) return faulty('business', sent.error.message);
  if (sent.data.Id !== undefined && trouble.hits('staleEvery')) {
    const { Id, SyncToken } = books.read(kind, sent.data.Id);
    books.write(kind, { Id, SyncToken, sparse: true });
  }
  const deletes = call.parameters.get('operation') === 'delete';
  const { entry } = books.once(requestId, () =>
    deletes ? books.remove(kind, sent.data) : books.write(kind, sent.data),
  );
  return { body: { [kind]: entry, time: time() }, lost: trouble.loses(kind) };
}

/** Answers a call that was let in. Throws a Fault. */
export function answerCall(books: Books, call: Call, trouble: StagedFaults): BooksAnswer {
  if (call.parameters.get('minorversion') !== MINOR)
    faulty('business', `minorversion ${MINOR} is the only one`);
  const [what = '', id] = call.path.split('/');
  if (what === 'companyinfo')
    return {
      body: {
        CompanyInfo: { Id: '1', CompanyName: books.name, LegalName: books.name, Country: 'US' },
        time: time(),
      },
    };
  if (what === 'query') return query(books, call.parameters.get('query') ?? call.body);
  if (what === 'cdc') return changesSince(books, call.parameters);
  const kind = kindOf(what);
  if (!kind) return faulty('business', `Unsupported operation ${what}`);
  if (call.method === 'POST') return write(books, kind, call, trouble);
  return { body: { [kind]: books.read(kind, id ?? ''), time: time() } };
}
