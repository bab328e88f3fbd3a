// The fields in which several of the shown records differ, with a description of how many.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import type { Field } from './record-words.ts';

export interface FieldOfMany {
  readonly field: Field;
  /** Whether QuickBooks' value may be taken for at least one of them. */
  readonly takeable: boolean;
  /** "all 12 phone numbers". */
  readonly words: string;
  /** The records, with both values. A decision applies to exactly these. */
  readonly those: readonly Differing[];
}

export interface Differing {
  readonly record: Of;
  readonly ours: string;
  readonly theirs: string;
}
type Of = Pick<QuickBooksRecord, 'id' | 'kind' | 'title' | 'differences'>;

/** Grouped by kind, so that a client is not mistaken for a vendor. */
export const byKind = (those: readonly Differing[]) =>
  [...Map.groupBy(those, ({ record }) => record.kind)].map(([kind, of]) => ({ kind, of }));

/**
 * The most frequent field first. A field that differs in a single record is left out: it is decided
 * in its own row.
 */
export function fieldsOfMany(records: readonly Of[]): readonly FieldOfMany[] {
  const differences = records.flatMap((record) =>
    record.differences.map((one) => ({ ...one, record })),
  );
  return Object.entries(Object.groupBy(differences, ({ field }) => field))
    .filter(([, those]) => those.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([, those]) => {
      const { field } = those[0]!;
      return {
        field,
        takeable: those.some((one) => one.takeable),
        words: say(`many.${field}`, { count: those.length }),
        those: those.map(({ record, ours, theirs }) => ({ record, ours, theirs })),
      };
    });
}
