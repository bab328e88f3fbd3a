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
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/**
 * Sends so many calls, or for so long, over `connections`; throws when one is not answered with
 * 2xx. Latencies in milliseconds.
 */
export async function load(
  url: string,
  much: number | { readonly seconds: number },
  connections: number,
  callOf: (n: number) => Call,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let next = 0;
  const started = performance.now();
  const more = (): boolean =>
    typeof much === 'number' ? next < much : performance.now() - started < much.seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (more()) {
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
  return {
    count: latencies.length,
    perSecond: Math.round(latencies.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
  };
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
