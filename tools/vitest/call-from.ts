// A call from another of this machine's addresses, as limits see callers.
import { request } from 'node:http';

export interface CallFrom {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly cookies: readonly string[];
  readonly body: { readonly code?: string };
}

/** Calls from `address`, one of 127.0.0.0/8. */
export function callFrom(
  url: string,
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<CallFrom> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const call = request(
      url + path,
      {
        method,
        localAddress: address,
        agent: false,
        headers: { ...(sent ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            retryAfter: response.headers['retry-after'],
            cookies: response.headers['set-cookie'] ?? [],
            body: JSON.parse(text || '{}') as { code?: string },
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(sent);
  });
}
