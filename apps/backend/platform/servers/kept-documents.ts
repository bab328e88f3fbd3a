// Kept documents: what was printed once is handed out again, found by the fingerprint of what it
// was printed from. In memory only: a copy of a client's paper on the disk would outlive them.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PdfOptions, PdfPrinter } from './pdf.ts';
import { Abandoned } from './print-lanes.ts';

const KEPT_BYTES = 64 * 1024 * 1024;
const KEPT_MS = 60 * 60 * 1000;

interface Printing {
  readonly printed: Promise<Buffer>;
  /** Ends the printing that has not begun, once nobody waits for it. */
  readonly stop: AbortController;
  waiting: number;
}

const fingerprintOf = (html: string, { format, header, footer }: PdfOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([format, header ?? '', footer ?? '']))
    .update(html)
    .digest('base64');

/**
 * A printer that prints each document once: those who ask for the same one while it is printed
 * wait for the same print, later ones get it from memory (64 MB at most, an hour at most).
 * Throws what `printer` throws, and `Abandoned` when the asker's signal is aborted.
 */
export function keepDocuments(printer: PdfPrinter): PdfPrinter {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: (document) => Math.max(1, document.length),
  });
  const underWay = new Map<string, Printing>();

  function begin(fingerprint: string, lane: string, html: string, options: PdfOptions): Printing {
    const stop = new AbortController();
    const printed = printer.print(html, { ...options, signal: stop.signal });
    const printing: Printing = { printed, stop, waiting: 0 };
    underWay.set(lane, printing);
    printed
      .then((document) => kept.set(fingerprint, document))
      .catch(() => {})
      .finally(() => forget(lane, printing));
    return printing;
  }

  function forget(lane: string, printing: Printing): void {
    if (underWay.get(lane) === printing) underWay.delete(lane);
  }

  async function print(html: string, options: PdfOptions): Promise<Buffer> {
    const fingerprint = fingerprintOf(html, options);
    const found = kept.get(fingerprint);
    if (found) return found;
    // Whoever may pass strangers does not join a print that waits with them.
    const lane = `${fingerprint}/${options.lane ?? 'people'}`;
    const printing = underWay.get(lane) ?? begin(fingerprint, lane, html, options);
    printing.waiting += 1;
    try {
      return await untilAbandoned(printing.printed, options.signal);
    } finally {
      printing.waiting -= 1;
      if (printing.waiting === 0) {
        forget(lane, printing);
        printing.stop.abort();
      }
    }
  }

  return { print, close: () => printer.close() };
}

async function untilAbandoned(
  printed: Promise<Buffer>,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  if (!signal) return printed;
  if (signal.aborted) throw new Abandoned();
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new Abandoned());
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([printed, left]);
  } finally {
    if (leave) signal.removeEventListener('abort', leave);
  }
}
