// What ends a restore before anything is changed.

/** Why nothing was changed. The message says what to do. */
export class CannotPutBack extends Error {
  override readonly name = 'CannotPutBack';
}
