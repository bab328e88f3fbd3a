// Specs of the judgement on what mail servers say: whose fault, for how long.
import { describe, expect, it } from 'vitest';
import { domainOfAddress, judgeMail, type SmtpFailure } from './mail-faults.ts';

const reply = (command: string, response: string, code = 'EENVELOPE'): SmtpFailure => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  message: `Something failed: ${response}`,
});

describe('a failure is judged', () => {
  it.each<[string, SmtpFailure, string]>([
    // Our mail server: everything waits, one at a time tries.
    [
      'refused connection',
      { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED' },
      'relay server-unreachable later',
    ],
    [
      'no answer',
      { code: 'ETIMEDOUT', command: 'CONN', message: 'Connection timeout' },
      'relay server-unreachable later',
    ],
    [
      'no name',
      { code: 'EDNS', command: 'CONN', message: 'getaddrinfo ENOTFOUND' },
      'relay server-unreachable later',
    ],
    [
      'cut half way',
      { code: 'ECONNECTION', command: 'DATA', message: 'Connection closed' },
      'relay server-unreachable later',
    ],
    [
      'greeted with an error',
      reply('CONN', '554 5.7.1 Blocked', 'EPROTOCOL'),
      'relay login-refused later 554 5.7.1',
    ],
    ['too busy to greet', reply('CONN', '450 Busy', 'EPROTOCOL'), 'relay server-busy later 450'],
    [
      'a wrong password',
      reply('AUTH PLAIN', '535 5.7.8 Bad credentials', 'EAUTH'),
      'relay login-refused later 535 5.7.8',
    ],
    [
      'a password that cannot be checked now',
      reply('AUTH PLAIN', '454 4.7.0 Temporary failure', 'EAUTH'),
      'relay server-busy later 454 4.7.0',
    ],
    [
      'a reply that no mail server knows',
      reply('DATA', '999 whatever', 'EMESSAGE'),
      'mail try-later later 999',
    ],
    [
      'a password that is wanted',
      reply('MAIL FROM', '530 5.7.0 Authentication required'),
      'relay login-refused later 530 5.7.0',
    ],
    [
      'no TLS',
      { code: 'ETLS', message: 'Server does not support STARTTLS' },
      'relay connection-insecure later',
    ],
    [
      'a certificate nobody knows',
      { code: 'ESOCKET', command: 'CONN', message: 'self-signed certificate' },
      'relay connection-insecure later',
    ],
    [
      'a sender that may not',
      reply('MAIL FROM', '553 5.7.1 Sender not allowed'),
      'relay sender-refused later 553 5.7.1',
    ],
    ['closing', reply('MAIL FROM', '421 4.3.2 Closing'), 'relay server-busy later 421 4.3.2'],
    [
      'too many from us',
      reply('MAIL FROM', '451 4.7.1 Slow down'),
      'relay server-busy later 451 4.7.1',
    ],
    // The recipient's domain: its own e-mails wait. Once our server took the sender, nothing that
    // it says of one address or one text stops the others.
    ['closing to one', reply('RCPT TO', '421 4.3.2 Closing'), 'domain domain-busy later 421 4.3.2'],
    ['closing to one, without a code', reply('RCPT TO', '421 No'), 'domain domain-busy later 421'],
    [
      'a failure of the system',
      reply('RCPT TO', '450 4.3.0 No'),
      'domain domain-busy later 450 4.3.0',
    ],
    ['grey-listed', reply('RCPT TO', '450 4.7.1 Greylisted'), 'domain domain-busy later 450 4.7.1'],
    [
      'a domain out of reach',
      reply('RCPT TO', '451 4.4.1 No route'),
      'domain domain-busy later 451 4.4.1',
    ],
    [
      'a domain that slows us',
      reply('DATA', '421 4.7.28 Rate limited', 'EMESSAGE'),
      'domain domain-busy later 421 4.7.28',
    ],
    [
      'a check after the text',
      reply('DATA', '451 4.7.1 Try later', 'EMESSAGE'),
      'domain domain-busy later 451 4.7.1',
    ],
    // This e-mail: nobody else waits.
    [
      'closing over a text',
      reply('DATA', '421 4.3.2 No', 'EMESSAGE'),
      'mail try-later later 421 4.3.2',
    ],
    [
      'a password that is wanted for one',
      reply('RCPT TO', '530 5.7.0 Authentication required'),
      'mail try-later later 530 5.7.0',
    ],
    [
      'a full mailbox',
      reply('RCPT TO', '452 4.2.2 Over quota'),
      'mail mailbox-full later 452 4.2.2',
    ],
    [
      'a full mailbox without a code',
      reply('RCPT TO', '452 Too much'),
      'mail mailbox-full later 452',
    ],
    ['a busy mailbox', reply('RCPT TO', '450 4.2.1 Busy'), 'mail try-later later 450 4.2.1'],
    [
      'put off after the text',
      reply('DATA', '451 Local error', 'EMESSAGE'),
      'mail try-later later 451',
    ],
    [
      'a session out of step',
      reply('DATA', '503 Bad sequence', 'EMESSAGE'),
      'mail try-later later 503',
    ],
    // For good.
    [
      'no such mailbox',
      reply('RCPT TO', '550 5.1.1 No such user'),
      'mail address-unknown never 550 5.1.1',
    ],
    [
      'no such domain',
      reply('RCPT TO', '550 5.1.2 Bad domain'),
      'mail address-unknown never 550 5.1.2',
    ],
    [
      'a mailbox full for good',
      reply('RCPT TO', '552 5.2.2 Quota exceeded'),
      'mail mailbox-full never 552 5.2.2',
    ],
    [
      'a recipient who takes nothing from us',
      reply('RCPT TO', '550 5.7.1 Blocked'),
      'mail recipient-refused never 550 5.7.1',
    ],
    [
      'too large',
      reply('DATA', '552 5.3.4 Too big', 'EMESSAGE'),
      'mail message-too-large never 552 5.3.4',
    ],
    [
      'too large, said early',
      reply('MAIL FROM', '552 5.3.4 Too big'),
      'mail message-too-large never 552 5.3.4',
    ],
    [
      'taken for spam',
      reply('DATA', '554 5.7.1 Looks like spam', 'EMESSAGE'),
      'mail message-refused never 554 5.7.1',
    ],
    [
      'no recipient at all',
      { code: 'EENVELOPE', message: 'No recipients defined' },
      'mail not-sendable never',
    ],
  ])('%s', (_, failure, expected) => {
    const { of, code, passes, status } = judgeMail(failure);
    expect([of, code, passes ? 'later' : 'never', status].filter(Boolean).join(' ')).toBe(expected);
  });
});

it('a domain is the part behind the last @, in small letters', () =>
  expect(domainOfAddress('Ana@Client.EXAMPLE')).toBe('client.example'));
