// Every fact kind can be displayed in a form and parsed again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factKinds, readFact, type FactKind, type FactKindName } from './fact-kinds.ts';

describe.each(Object.entries(factKinds) as [FactKindName, FactKind][])('%s', (kind, row) => {
  it('has an example that parses', () =>
    expect(row.held.safeParse(row.read(row.example)).success).toBe(true));
  it('is null when blank', () => expect(readFact(kind, ' ')).toBeNull());
  it('rejects other input', () =>
    expect(row.held.safeParse(row.read('no such value')).success).toBe(false));
  it('survives a round trip through a form', () =>
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
