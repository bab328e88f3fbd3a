// Webhooks: tells an address that something changed, signed, as Intuit does.
import { createHmac } from 'node:crypto';
import type { Change } from './books.ts';

/** Changes of one moment go out together. */
const GATHER_MS = 50;

export const signatureOf = (body: string, verifier: string): string =>
  createHmac('sha256', verifier).update(body).digest('base64');

export class Webhooks {
  /** Where to; nobody is told without it. */
  url: string | undefined;
  readonly verifier: string;
  #waiting: Change[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(verifier: string) {
    this.verifier = verifier;
  }

  tell(change: Change): void {
    if (this.url === undefined) return;
    this.#waiting.push(change);
    this.#timer ??= setTimeout(() => void this.#send().catch(() => {}), GATHER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const changes = this.#waiting.splice(0);
    if (this.url === undefined) return;
    const body = JSON.stringify(
      changes.map(({ realmId, kind, id, operation }, n) => ({
        specversion: '1.0',
        id: `${Date.now()}-${n}`,
        source: 'intuit.test',
        type: `qbo.${kind.toLowerCase()}.${operation.toLowerCase()}d.v1`,
        time: new Date().toISOString(),
        intuitentityid: id,
        intuitaccountid: realmId,
        data: {},
      })),
    );
    await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'intuit-signature': signatureOf(body, this.verifier),
      },
      body,
      signal: AbortSignal.timeout(3_000),
    });
  }
}
