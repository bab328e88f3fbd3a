// What stands in QuickBooks because we wrote it there: it stays when somebody is unlinked, and says
// nothing about who they are.
import type { FieldName } from '@purlin/domain/quickbooks/record-shapes.ts';

/** Of one entry there. */
export interface Wrote {
  readonly theirId: string;
  readonly fields: readonly FieldName[];
}

/** Which fields of an entry are ours. */
export const wroteOf = (those: readonly Wrote[], theirId: string | null): readonly FieldName[] =>
  those.find((one) => one.theirId === theirId)?.fields ?? [];

const withFields = (
  those: readonly Wrote[],
  theirId: string,
  fields: readonly FieldName[],
): readonly Wrote[] => [
  ...those.filter((one) => one.theirId !== theirId),
  ...(fields.length === 0 ? [] : [{ theirId, fields }]),
];

/** Written there by us, too. */
export const afterWriting = (
  those: readonly Wrote[],
  theirId: string,
  fields: readonly FieldName[] = [],
): readonly Wrote[] =>
  withFields(those, theirId, [...new Set([...wroteOf(those, theirId), ...fields])]);

/** Somebody there has written something else since. */
export const afterTheirs = (
  those: readonly Wrote[],
  theirId: string | null,
  fields: readonly FieldName[],
): readonly Wrote[] =>
  theirId === null
    ? those
    : withFields(
        those,
        theirId,
        wroteOf(those, theirId).filter((field) => !fields.includes(field)),
      );
