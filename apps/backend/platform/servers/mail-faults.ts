// Why an e-mail did not go out, told from what the mail server said: whose fault it is, and whether
// it passes. The one place where SMTP is judged.

/** Codes of what can go wrong; people read sentences made of them, the ledger keeps them. */
export const mailFaults = [
  'server-unreachable',
  'server-busy',
  'login-refused',
  'connection-insecure',
  'sender-refused',
  'domain-busy',
  'mailbox-full',
  'try-later',
  'address-unknown',
  'recipient-refused',
  'message-too-large',
  'message-refused',
  'not-sendable',
] as const;
export type MailFaultCode = (typeof mailFaults)[number];

/** What nodemailer says of a failure. */
export interface SmtpFailure {
  readonly code?: string | undefined;
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly message?: string | undefined;
}

export interface MailFault {
  readonly code: MailFaultCode;
  /** Trying again later can help. */
  readonly passes: boolean;
  /** Whose fault it is: our mail server's, the recipient's domain's, or this e-mail's alone. */
  readonly of: 'relay' | 'domain' | 'mail';
  /** Reply code and enhanced status code (RFC 3463), such as `550 5.1.1`; empty without a reply. */
  readonly status: string;
}

/** Steps of the protocol that come after our mail server took the sender. */
const AFTER_SENDER = new Set(['RCPT', 'DATA']);
/** Steps of the protocol before anything is said about an e-mail. */
const BEFORE_MAIL = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'API']);
/** What nodemailer says of a 421 to commands sent in one go; one to MAIL alone it tells as such. */
const CLOSED_OVER_PIPELINE = /^Server closed the connection/;
const TLS = /wrong version number|packet length too long|self.signed|certificate|STARTTLS/i;

const relay = (code: MailFaultCode) => ({ code, passes: true, of: 'relay' }) as const;
const domain = (code: MailFaultCode) => ({ code, passes: true, of: 'domain' }) as const;
const later = (code: MailFaultCode) => ({ code, passes: true, of: 'mail' }) as const;
const never = (code: MailFaultCode) => ({ code, passes: false, of: 'mail' }) as const;
type Judgement = Omit<MailFault, 'status'>;

/**
 * Judges a failure by RFC 5321 and RFC 3463. What is wrong between us and our mail server (not
 * reached, not let in, sender not allowed) is no e-mail's fault and passes, once somebody mends it.
 * What it says after it took the sender is never its own fault: it may pass on what a stranger's
 * server said, and a stranger must not stop the e-mails of others.
 */
export function judgeMail(failure: SmtpFailure): MailFault {
  const reply = failure.responseCode ?? Number(/^[245]\d\d/.exec(failure.response ?? '')?.[0] ?? 0);
  const enhanced =
    /^[245]\d\d[ -](?<code>[245]\.\d{1,3}\.\d{1,3})\b/.exec(failure.response ?? '')?.groups?.[
      'code'
    ] ?? '';
  const status = reply === 0 ? '' : [reply, enhanced].filter(Boolean).join(' ');
  return { ...judgeReply(failure, reply, enhanced), status };
}

function judgeReply(
  { code, command = '', message = '' }: SmtpFailure,
  reply: number,
  enhanced: string,
): Judgement {
  const step = CLOSED_OVER_PIPELINE.test(message) ? 'RCPT' : command.split(' ')[0]!.toUpperCase();
  if (code === 'ETLS' || (reply === 0 && TLS.test(message))) return relay('connection-insecure');
  const wantsLogin = reply === 530 || reply === 535;
  if (AFTER_SENDER.has(step) && reply > 0) {
    if (wantsLogin) return later('try-later');
  } else {
    if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code ?? '') || wantsLogin)
      return relay(reply >= 400 && reply < 500 ? 'server-busy' : 'login-refused');
    if (reply === 421) return relay('server-busy');
  }
  if (reply === 0)
    return code === 'EENVELOPE' || code === 'EMESSAGE'
      ? never('not-sendable')
      : relay('server-unreachable');
  if (BEFORE_MAIL.has(step)) return relay(reply < 500 ? 'server-busy' : 'login-refused');
  const detail = enhanced.slice(2);
  return reply >= 500 && reply < 600 && reply !== 503
    ? judgeForGood(step, reply, detail)
    : judgeForNow(step, reply, detail);
}

/**
 * 4xx, and 503: the session was in the wrong state, which a new one is not. What RFC 5321 does not
 * know at all is believed for now only.
 */
function judgeForNow(step: string, reply: number, detail: string): Judgement {
  if (detail === '2.2' || (step === 'RCPT' && reply === 452)) return later('mailbox-full');
  if (detail.startsWith('2.')) return later('try-later');
  if (step === 'MAIL') return relay('server-busy');
  if (step === 'RCPT' || detail.startsWith('4.') || detail.startsWith('7.'))
    return domain('domain-busy');
  // Only this e-mail was put off: the others need not wait for it.
  return later('try-later');
}

function judgeForGood(step: string, reply: number, detail: string): Judgement {
  if (detail === '2.2') return never('mailbox-full');
  if (detail === '2.3' || detail === '3.4' || (reply === 552 && step !== 'RCPT'))
    return never('message-too-large');
  if (step === 'MAIL') return relay('sender-refused');
  if (step === 'RCPT')
    return never(
      detail.startsWith('7.') || reply === 554 ? 'recipient-refused' : 'address-unknown',
    );
  return never('message-refused');
}

/** The address's domain, in small letters: what may be away for all its addresses. */
export const domainOfAddress = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();
