// What holds for every kind of fact: a form can show what is held and read it again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factKinds, readFact, type FactKind, type FactKindName } from './fact-kinds.ts';

describe.each(Object.entries(factKinds) as [FactKindName, FactKind][])('%s', (kind, row) => {
  it('shows an example that can be typed', () =>
    expect(row.held.safeParse(row.read(row.example)).success).toBe(true));
  it('is nothing when nothing is typed', () => expect(readFact(kind, ' ')).toBeNull());
  it('is refused when it is something else', () =>
    expect(row.held.safeParse(row.read('no such value')).success).toBe(false));
  it('stands in a form as it is held, and is read there as the same', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(row.example, ` ${row.example} `),
          fc.integer({ min: -5, max: 30 }).map(String),
          fc.string(),
        ),
        (typed) => {
          const held = row.held.safeParse(row.read(typed));
          fc.pre(held.success);
          expect(row.read(String(held.data))).toBe(held.data);
        },
      ),
    ));
});
