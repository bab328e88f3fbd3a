// In which fields several of the records that are shown differ, and how many they are, in words.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import type { Field } from './record-words.ts';

export interface FieldOfMany {
  readonly field: Field;
  /** Whether theirs may be taken for one of them at least. */
  readonly takeable: boolean;
  /** "all 12 phone numbers". */
  readonly words: string;
  /** Whose they are, with both values: a decision is about these and no others. */
  readonly those: readonly Differing[];
}

export interface Differing {
  readonly record: Of;
  readonly ours: string;
  readonly theirs: string;
}
type Of = Pick<QuickBooksRecord, 'id' | 'kind' | 'title' | 'differences'>;

/** By kind, so that nobody takes a client for a vendor. */
export const byKind = (those: readonly Differing[]) =>
  [...Map.groupBy(those, ({ record }) => record.kind)].map(([kind, of]) => ({ kind, of }));

/** The most frequent first; one alone is decided where it stands. */
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
