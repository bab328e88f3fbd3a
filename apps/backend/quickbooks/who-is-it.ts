// Who a record of ours is in the books already; where that is in doubt, a person is asked.
import { paperCandidate } from '@purlin/domain/quickbooks/paper-matching.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  isPaper,
  type Candidate,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { amongPeople } from './among-people.ts';
import { personCandidate } from './candidates.ts';
import { paperIsIt, paperThere } from './finding-papers.ts';
import { ENTRY_KINDS } from './kinds.ts';
import type { Around, Ours } from './our-shapes.ts';
import { quoted, type Entry, type TheirBooks } from './their-books.ts';
import { about, fails, printOf, tell, type Brought, type Way } from './way.ts';

type Who = { readonly theirId: string } | { readonly name: string } | undefined;

/** Who it is there; undefined when a person has to say, who was asked. */
export async function whoIsIt(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  around: Around,
): Promise<Who> {
  const { match, unlinked } = state;
  const { kind, books } = way;
  if (match?.choice === 'link') return { theirId: match.theirId };
  // The one that they say it is not may have its number.
  if (match)
    return isPaper(kind) && ours.paper?.another === undefined
      ? goesAs(kind, ours)
      : { name: ours.paper?.another ?? match.name };
  if (kind === 'customer' || kind === 'vendor') {
    const found = await amongPeople({ ...way, kind }, state, ours);
    return 'candidates' in found ? askWhich(way, ours, found.candidates) : found;
  }
  if (isPaper(kind)) {
    const found = await paperIsIt(
      { ...way, kind },
      ours,
      around,
      unlinked || isTakenBack(way, state),
    );
    if (found.is === 'linked') return { theirId: found.theirId };
    return found.is === 'doubtful' ? askWhich(way, ours, found.candidates) : goesAs(kind, ours);
  }
  return (await sameJob(ours, around, books)) ?? goesAs(kind, ours);
}

/** What pays the bill since ours came back was paid by somebody there. */
const isTakenBack = ({ kind }: Way, { timesTakenBack }: QuickBooksRecord): boolean =>
  kind === 'bill-payment' && timesTakenBack > 0;

/** Papers go by their number: by it they are looked for where nobody heard of the end. */
const goesAs = (kind: RecordKind, { fields: { name = '', number = '' } }: Ours) => ({
  name: isPaper(kind) ? number : name,
});

async function askWhich(
  way: Way,
  { place }: Pick<Ours, 'place'>,
  candidates: readonly Candidate[],
): Promise<undefined> {
  const payee = place?.payee;
  await tell(way, {
    type: 'AskForMatch',
    data: {
      ...about(way),
      candidates: [...candidates],
      ...(payee !== undefined && { payee: printOf(way)(payee) }),
    },
  });
}

/** A person looks at it again: another of ours stands for this one. */
export async function askAgain(way: Way, ours: Ours, entry: Entry): Promise<Brought> {
  const kind = ENTRY_KINDS[way.kind];
  const paper = isPaper(way.kind) ? paperThere(entry) : undefined;
  if (isPaper(way.kind) && paper) await askWhich(way, ours, [paperCandidate(way.kind, paper)]);
  else if (kind === 'Customer' || kind === 'Vendor')
    await askWhich(way, ours, [personCandidate([kind, entry], true)]);
  // Nobody can say anything about what has no date.
  else return fails(way, 'odd-answer');
  return { is: 'held', by: way.recordId };
}

/** A job that is there already, below its client, under its name with our number. */
async function sameJob(
  { fields: { name = '' } }: Ours,
  { theirs }: Around,
  books: TheirBooks,
): Promise<{ readonly theirId: string } | undefined> {
  const found = await books.find('Customer', `DisplayName = ${quoted(name)}`);
  const same = found.find(({ ParentRef }) => ParentRef?.value === theirs('customer'));
  return same && { theirId: same.Id };
}
