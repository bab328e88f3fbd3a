// Requests that are no HTTP, or too long to read: answered before there is a request to speak of,
// in the form and the words of every other problem.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SentenceOf } from '@purlin/words/sentence.ts';

/** What Node calls them; anything else is no HTTP. */
const KNOWN = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'address-too-long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too-slow' },
} as const;
const NO_HTTP = { status: 400, code: 'refused' } as const;

/** Fastify's `clientErrorHandler`: answers and closes the connection. */
export const answerUnreadable =
  (sentence: SentenceOf) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code } = KNOWN[error.code as keyof typeof KNOWN] ?? NO_HTTP;
    const title = code.replaceAll('-', ' ');
    const body = JSON.stringify({
      type: `/problems/${code}`,
      title,
      status,
      code,
      message: sentence(code, {}, 'en'),
    });
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
          'Content-Type: application/problem+json; charset=utf-8\r\nCache-Control: no-store\r\n' +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    socket.destroySoon();
  };
