// The mail server at the start: a wrong password stops it, a server that is away does not, because
// e-mails are kept and tried for days.
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Mailer } from './mail.ts';

/** A start waits for the mail server no longer than this. */
const PATIENCE_MS = 3_000;

/** What nodemailer says when no second try changes it. */
interface Failure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** Throws `ConfigError` when the server will never let us in. */
export async function checkMail(mailer: Mailer, log: Log): Promise<void> {
  const checked = mailer.verify().catch((error: unknown) => {
    const refused = whyRefused((error as Error).cause as Failure | undefined);
    if (refused) throw new ConfigError(`SMTP_URL: ${refused}`, { cause: error });
    log.warn(
      { server: 'SMTP_URL' },
      `SMTP_URL: ${(error as Error).message}; e-mails wait until it can`,
    );
  });
  const ended = new AbortController();
  const patience = setTimeout(PATIENCE_MS, undefined, { signal: ended.signal }).catch(() => {});
  try {
    await Promise.race([checked, patience]);
  } finally {
    ended.abort();
    checked.catch(() => {}); // later than anybody waits for it: the first e-mail will tell
  }
}

function whyRefused({ code, responseCode, message = '' }: Failure = {}): string | undefined {
  if (code === 'EAUTH' && (responseCode ?? 0) >= 500)
    return (
      'the server does not let us in with this user and password; correct user:password@ in the ' +
      'address'
    );
  if (code === 'ETLS' || /STARTTLS/i.test(message))
    return (
      'the server offers no TLS, and a password never travels in the clear; use smtps:// or ' +
      'switch TLS on at the server'
    );
  if (/wrong version number|packet length too long/i.test(message))
    return 'the server does not begin with TLS; use smtp:// instead of smtps://';
  if (/self.signed|unable to (?:verify|get)|certificate/i.test(message))
    return (
      `the server's certificate is not trusted (${message}); name its authority's certificate in ` +
      'NODE_EXTRA_CA_CERTS'
    );
  return undefined;
}
