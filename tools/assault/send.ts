// One call over the wire, as it is: node:http adds no header and refuses no path.
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import type { Call, Sent } from './requests.ts';

export interface HttpAnswer {
  /** 0 when the line was cut before an answer came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly millis: number;
}

/** Nobody waits longer for an answer. */
const PATIENCE_MILLIS = 20_000;

/** Calls the server at `url`; give the same agent to calls that share connections. */
export function send(
  url: string,
  agent: Agent,
  call: Call,
  more: Readonly<Record<string, string>>,
  body: Sent | undefined,
): Promise<HttpAnswer> {
  const { operation, address, headers } = call;
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, given: IncomingHttpHeaders, text: string): void =>
      resolve({ status, headers: given, text, millis: performance.now() - began });
    const { hostname, port } = new URL(url);
    const sending = request({
      agent,
      hostname,
      port,
      method: operation.method,
      path: address,
      headers: {
        ...headers,
        ...more,
        ...(body ? { 'content-type': body.type, 'content-length': body.bytes.length } : {}),
      },
      signal: AbortSignal.timeout(PATIENCE_MILLIS),
    });
    sending.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      const end = (): void =>
        done(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString());
      answer.on('end', end);
      // A body that was refused is not read to its end: the answer is there all the same.
      answer.on('error', end);
    });
    sending.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed this connection after another answer: on a new one it may answer.
      if (sending.reusedSocket && error.code === 'ECONNRESET')
        return resolve(send(url, agent, call, more, body));
      done(0, {}, error.message);
    });
    sending.end(body?.bytes);
  });
}
