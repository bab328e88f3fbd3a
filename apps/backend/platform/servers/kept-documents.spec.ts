// Specs of kept documents: printed once, handed out again, not printed when nobody waits.
import { describe, expect, it } from 'vitest';
import { keepDocuments } from './kept-documents.ts';
import type { PdfOptions, PdfPrinter } from './pdf.ts';
import { Abandoned, printLanes } from './print-lanes.ts';

/** A printer that notes what it printed; it prints when `go` is called. */
function slowPrinter() {
  const printed: string[] = [];
  const { take } = printLanes(1);
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  const printer: PdfPrinter = {
    async print(html, { lane, signal }) {
      const done = await take(lane ?? 'people', signal);
      try {
        printed.push(html);
        await gate;
        return Buffer.from(html);
      } finally {
        done();
      }
    },
    close: () => Promise.resolve(),
  };
  return { printer: keepDocuments(printer), printed, go };
}

const letter: PdfOptions = { format: 'Letter' };
const stranger: PdfOptions = { format: 'Letter', lane: 'strangers' };

describe('a kept document', () => {
  it('is printed once for sixty who ask at once, and not again for those who ask later', async () => {
    const { printer, printed, go } = slowPrinter();
    const asked = Array.from({ length: 60 }, () => printer.print('one', stranger));
    go();
    const answers = await Promise.all(asked);
    answers.push(await printer.print('one', letter));
    expect(new Set(answers.map(String))).toEqual(new Set(['one']));
    expect(printed).toEqual(['one']);
  });

  it('is another one for other content, paper, header or footer', async () => {
    const { printer, printed, go } = slowPrinter();
    go();
    await printer.print('one', letter);
    await printer.print('one', { ...letter, footer: 'CCB #1' });
    await printer.print('one', { ...letter, header: 'CCB #1' });
    await printer.print('one', { format: 'A4' });
    await printer.print('two', letter);
    expect(printed).toEqual(['one', 'one', 'one', 'one', 'two']);
  });

  it('is not printed when everybody who wanted it has gone before its turn', async () => {
    const { printer, printed, go } = slowPrinter();
    const first = printer.print('first', stranger);
    const leaving = new AbortController();
    const abandoned = printer.print('second', { ...stranger, signal: leaving.signal });
    leaving.abort();
    await expect(abandoned).rejects.toBeInstanceOf(Abandoned);
    go();
    await first;
    await printer.print('third', letter);
    expect(printed).toEqual(['first', 'third']);
  });

  it('is printed all the same when one of two who wait for it goes', async () => {
    const { printer, printed, go } = slowPrinter();
    const leaving = new AbortController();
    const gone = printer.print('one', { ...stranger, signal: leaving.signal });
    const stays = printer.print('one', stranger);
    leaving.abort();
    await expect(gone).rejects.toBeInstanceOf(Abandoned);
    go();
    expect(String(await stays)).toBe('one');
    expect(printed).toEqual(['one']);
  });

  it('that failed is tried again by the next who asks', async () => {
    let tries = 0;
    const printer = keepDocuments({
      print: () =>
        ++tries === 1 ? Promise.reject(new Error('no paper')) : Promise.resolve(Buffer.from('x')),
      close: () => Promise.resolve(),
    });
    await expect(printer.print('one', letter)).rejects.toThrow('no paper');
    expect(String(await printer.print('one', letter))).toBe('x');
  });
});
