// The mail server at the start: a wrong password stops it, a server that is away does not, because
// e-mails are kept and tried for days.
import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import type { Log } from '../core/log.ts';
import { MailUnavailable, type Mailer } from './mail.ts';

/** A start waits for the mail server no longer than this. */
const PATIENCE_MS = 3_000;

/** Throws `ConfigError` when the server will never let us in. */
export async function checkMail(mailer: Mailer, log: Log): Promise<void> {
  const checked = mailer.verify().catch((error: unknown) => {
    const refused = error instanceof MailUnavailable ? whyRefused(error) : undefined;
    if (refused) throw new ConfigError(`SMTP_URL: ${refused}`, { cause: error });
    log.warn(
      { err: error, server: 'SMTP_URL' },
      'SMTP_URL: the mail server cannot be used; e-mails wait until it can',
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

function whyRefused({ fault: { code, status }, words }: MailUnavailable): string | undefined {
  if (code === 'login-refused' && status !== '')
    return (
      'the server does not let us in with this user and password; correct user:password@ in the ' +
      'address'
    );
  if (code !== 'connection-insecure') return undefined;
  if (/wrong version number|packet length too long/i.test(words))
    return 'the server does not begin with TLS; use smtp:// instead of smtps://';
  if (/self.signed|unable to (?:verify|get)|certificate/i.test(words))
    return (
      `the server's certificate is not trusted (${words}); name its authority's certificate in ` +
      'NODE_EXTRA_CA_CERTS'
    );
  return (
    'the server offers no TLS, and a password never travels in the clear; use smtps:// or ' +
    'switch TLS on at the server'
  );
}
