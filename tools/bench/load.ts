// Load over HTTP: a number of connections, each with one request after the other; rates and
// percentiles.
import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/**
 * Sends `count` calls over `connections`; throws when one is not answered with 2xx. Latencies in
 * milliseconds.
 */
export async function load(
  url: string,
  count: number,
  connections: number,
  callOf: (n: number) => Call,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < count) {
        const before = performance.now();
        await send(agent, url, callOf(next++));
        latencies.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(latencies[Math.floor(latencies.length * share)]! * 100) / 100;
  return { perSecond: Math.round(count / seconds), p50: at(0.5), p95: at(0.95) };
}

function send(agent: Agent, url: string, { method, path, headers, body }: Call): Promise<void> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(json
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
            : {}),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          response.statusCode! < 300
            ? resolve()
            : reject(
                new Error(`${method} ${path} was answered with ${response.statusCode}: ${text}`),
              ),
        );
      },
    );
    sent.on('error', reject);
    sent.end(json);
  });
}
