// Who has a name in QuickBooks: it is there once only, for customers, vendors and employees
// together, also for who was made inactive.
import type { Holder } from '@purlin/domain/quickbooks/record-shapes.ts';
import { quoted, type EntryKind, type TheirBooks } from './their-books.ts';

const PEOPLE = ['Customer', 'Vendor', 'Employee'] as const;
const KINDS = { Customer: 'customer', Vendor: 'vendor', Employee: 'employee' } as const;

/** `but`: whose name it may be. Undefined: nobody has it, as far as QuickBooks finds names. */
export async function holderOf(
  { find }: Pick<TheirBooks, 'find'>,
  name: string,
  but?: { readonly kind: EntryKind; readonly theirId: string | null },
): Promise<Holder | undefined> {
  for (const kind of PEOPLE) {
    const those = await find(kind, `DisplayName = ${quoted(name)} and Active in (true, false)`);
    const [other] = those.filter(({ Id }) => kind !== but?.kind || Id !== but.theirId);
    if (other) return { kind: KINDS[kind], theirId: other.Id };
  }
  return undefined;
}
