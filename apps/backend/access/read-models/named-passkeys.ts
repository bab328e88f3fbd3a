// The passkeys in a user's row: their names, and since when each lets its user in.

/** A passkey as its user tells it from their others. */
export interface NamedPasskey {
  readonly passkey: string;
  readonly name: string;
  readonly addedAt: string;
}
type HasPasskeys = {
  readonly hasPasskey: boolean;
  readonly passkeys: readonly NamedPasskey[];
};
/** The row with other passkeys; where there is none there stays none. */
export const withPasskeys = <R extends HasPasskeys>(
  row: R | undefined,
  change: (now: readonly NamedPasskey[]) => readonly NamedPasskey[],
): R | undefined => {
  if (!row) return undefined;
  const passkeys = change(row.passkeys);
  return { ...row, passkeys, hasPasskey: passkeys.length > 0 };
};
