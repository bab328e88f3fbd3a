// Whether an email failed because nobody has its address: the same one would fail again.

/** No mailbox, or no such domain: RFC 5321, 4.2.3; with a status code of RFC 3463 that says so. */
const NO_MAILBOX = /\b55[013]\b(?![ -]5\.(?!1\.))|\b5\.1\.\d/;

/** Reads the mail server's words. */
export const isAddressToBlame = (problem: string | null): boolean =>
  problem !== null && NO_MAILBOX.test(problem);
