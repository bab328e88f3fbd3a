// Diagnoses Postgres connection errors: unavailable, or unusable. Knows nothing about events.
import pg from 'pg';

// SQLSTATE classes: connection, transaction rollback (deadlock), resources, operator intervention
// (shutdown, cancel).
const UNAVAILABLE = new Set(['08', '40', '53', '57']);

/** A standby server, which is read-only until promoted. */
const READ_ONLY = '25006';

/** Whether the server reports that it can't serve requests now. */
export const isUnavailable = (error: pg.DatabaseError): boolean =>
  UNAVAILABLE.has(classOf(error)) || error.code === READ_ONLY;

/** The class of an error's SQLSTATE. */
export const classOf = (error: pg.DatabaseError): string => error.code?.slice(0, 2) ?? '';

/** SQLSTATE and Node TLS codes for which retrying is pointless. */
const REFUSALS: Readonly<Record<string, (message: string) => string>> = {
  '28P01': () =>
    'the server does not know this user with this password; correct user:password@ in the address',
  '28000': (message) => `the server does not let this user in (${message}); correct the address`,
  '3D000': (message) => `${message}; create it, or correct the name at the end of the address`,
  '42501': (message) => `the user lacks a right (${message}); make it the owner of the database`,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: () => "the server's certificate has expired; renew it",
  ERR_TLS_CERT_ALTNAME_INVALID: () =>
    "the server's certificate is made out to another name; use the name that it is made out to",
};

/** Errors that pg reports only as text. */
const REFUSALS_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /client password must be a (?:non-empty )?string/,
    'the server wants a password; put user:password@ before the host',
  ],
  [
    /server does not support SSL/,
    'the server does not speak TLS; remove sslmode from the address, or switch TLS on there',
  ],
];

function unknownAuthority(): string {
  return (
    "the server's certificate is signed by an authority that is not known here; add " +
    "sslrootcert=<path of the authority's certificate> to the address"
  );
}

/** Address parameters that name certificate and key files. */
const FILES = ['sslcert', 'sslkey', 'sslrootcert'] as const;

/** Which of the address's files can't be read, and why. Ignores other files. */
function unreadable(error: NodeJS.ErrnoException, address: string): string | undefined {
  if (error.path === undefined || !URL.canParse(address)) return undefined;
  const { searchParams } = new URL(address);
  const named = FILES.find((name) => searchParams.get(name) === error.path);
  return (
    named && `the file that ${named} names cannot be read (${error.message}); correct the path`
  );
}

/**
 * A sentence that says what to do if retrying can't help; undefined if it may. Never contains the
 * password.
 */
export function whyRefused(error: unknown, address: string): string | undefined {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  const file = unreadable(error as NodeJS.ErrnoException, address);
  if (file !== undefined) return file;
  const refusal = REFUSALS[code ?? '']?.(message ?? '');
  return refusal ?? REFUSALS_IN_WORDS.find(([words]) => words.test(message ?? ''))?.[1];
}

/** Node's errors for a missing or lost server. */
const NETWORK = /^(?:ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/;
/** pg's errors without a code for a lost connection or a closing process. */
const LOST = new RegExp(
  [
    'Connection terminated',
    'timeout expired',
    'timeout exceeded',
    'Query read timeout',
    'connection error',
    'not queryable',
    'after calling end on the pool',
    'pipeline is closed',
  ].join('|'),
);

/** True if the server is absent, not ready or lost; false for a bug of ours. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isConnectionLost);
  if (error instanceof pg.DatabaseError) return isUnavailable(error);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A Unix socket that nobody listens on.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return NETWORK.test(code ?? '') || LOST.test(error.message);
}

/** The error's message. */
export const messageOf = (error: unknown): string => {
  // A refused connection to a host with several addresses is an AggregateError without a message.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};
