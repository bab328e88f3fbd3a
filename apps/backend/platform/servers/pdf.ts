// PDFs: prints HTML with one warm Chromium. Nothing a document says can run a script or reach the
// network.
import type { Browser } from 'playwright-core';
import { TEXT_FONTS } from './fonts/font-faces.ts';
import { otherScriptFaces } from './fonts/other-scripts.ts';
import { Abandoned, printLanes, type Lane } from './print-lanes.ts';
import { openPrintPage, type PrintPage } from './print-page.ts';

export interface PdfPrinterOptions {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  /** How many documents are printed at once; the others wait in line. */
  readonly concurrency?: number | undefined;
  /** After so many documents the browser is replaced, so that its memory does not grow for ever. */
  readonly documentsPerBrowser?: number | undefined;
  /** For one document, from its turn to its bytes. */
  readonly timeoutMs?: number | undefined;
}

export interface PdfOptions {
  readonly format: 'Letter' | 'A4';
  /** Plain text on every page, top left. */
  readonly header?: string | undefined;
  /** Plain text on every page, bottom left; the page number always stands bottom right. */
  readonly footer?: string | undefined;
  /** Who waits for it; `people` when unset. */
  readonly lane?: Lane | undefined;
  /** Aborted when nobody waits any more: what has not begun is not printed. */
  readonly signal?: AbortSignal | undefined;
}

export interface PdfPrinter {
  /**
   * Prints a whole HTML document as a tagged PDF with an outline. The document brings its own
   * styles; fonts and pictures must be data URIs. What it says in other scripts is set in
   * `OTHER_SCRIPTS`, where its styles name that. Throws `PdfFailed`, and `Abandoned` when nobody
   * waits any more.
   */
  print(html: string, options: PdfOptions): Promise<Buffer>;
  /** Ends the browser; documents that are being printed fail. */
  close(): Promise<void>;
}

export class PdfFailed extends Error {
  override readonly name = 'PdfFailed';
}

/** One browser process and what is going on in it. */
interface Press {
  readonly browser: Promise<Browser>;
  /** Rejects when the browser has ended: what its client had asked it may never be answered. */
  readonly ended: Promise<never>;
  /** Pages that print nothing now: the next document spares a process of its own. */
  readonly idle: PrintPage[];
  printed: number;
  active: number;
}

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  // Beneath the blocked requests: no name has an address either (prefetches do not pass as
  // requests).
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Starts nothing yet: the browser comes with the first document, and again after it crashed. */
export function openPdfPrinter(options: PdfPrinterOptions): PdfPrinter {
  const { concurrency = 2, documentsPerBrowser = 200, timeoutMs = 30_000 } = options;
  const { take } = printLanes(concurrency);
  let press: Press | undefined;
  let closed = false;

  function current(): Press {
    if (!press || press.printed >= documentsPerBrowser) {
      if (press) retireWhenIdle(press);
      const launched = openPress(options);
      launched.ended.catch(() => {
        if (press === launched) press = undefined;
      });
      press = launched;
    }
    return press;
  }

  async function printOnce(html: string): Promise<Buffer> {
    const used = current();
    used.printed += 1;
    used.active += 1;
    try {
      const browser = await used.browser;
      return await withinTime(
        timeoutMs,
        () => Promise.race([printIn(used, browser, html), used.ended]),
        () => {
          // A browser that hangs is not trusted with another document.
          if (press === used) press = undefined;
          return browser.close();
        },
      );
    } finally {
      used.active -= 1;
      if (used !== press) retireWhenIdle(used);
    }
  }

  async function print(html: string, pdfOptions: PdfOptions): Promise<Buffer> {
    const done = await take(pdfOptions.lane ?? 'people', pdfOptions.signal);
    try {
      const whole = await withPageStyle(html, pdfOptions).catch((error: unknown) => {
        throw asPdfFailed(error);
      });
      for (let attempt = 1; ; attempt += 1) {
        if (closed) throw new PdfFailed('The PDF printer is closed.');
        try {
          return await printOnce(whole);
        } catch (error) {
          // A browser that died under the document says nothing about the document: once more with
          // a new one.
          if (error instanceof PdfFailed || attempt === 2 || closed) throw asPdfFailed(error);
          if (pdfOptions.signal?.aborted) throw new Abandoned();
        }
      }
    } finally {
      done();
    }
  }

  async function close(): Promise<void> {
    closed = true;
    const last = press;
    press = undefined;
    await last?.browser.then((browser) => browser.close()).catch(() => {});
  }

  return { print, close };
}

function openPress(options: PdfPrinterOptions): Press {
  const ended = Promise.withResolvers<never>();
  const browser = launch(options);
  browser.then(
    (launched) => launched.on('disconnected', () => ended.reject(new Error('The browser ended.'))),
    ended.reject,
  );
  return { browser, ended: ended.promise, idle: [], printed: 0, active: 0 };
}

/**
 * In Chromium's own sandbox where the system allows one. Root may have none, and some systems keep
 * user namespaces from everybody: there the page still has no script, no network and no files.
 */
async function launch(options: PdfPrinterOptions): Promise<Browser> {
  if (process.getuid?.() === 0) return launchWith(options, false);
  return launchWith(options, true).catch(() => launchWith(options, false));
}

async function launchWith(
  { executablePath, env }: PdfPrinterOptions,
  chromiumSandbox: boolean,
): Promise<Browser> {
  // Loaded with the first document: reading it takes longer than all else that a start reads.
  const { chromium } = await import('playwright-core');
  // Signals are the application's to handle; the browser ends when its pipe to us does.
  return chromium.launch({
    executablePath,
    env: { ...env },
    args: ARGS,
    chromiumSandbox,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
  });
}

function retireWhenIdle(press: Press): void {
  if (press.active === 0) press.browser.then((browser) => browser.close()).catch(() => {});
}

/** Prints on a page that stands ready, or on a new one; a page that failed prints no other. */
async function printIn({ idle }: Press, browser: Browser, html: string): Promise<Buffer> {
  const page = idle.pop() ?? (await openPrintPage(browser));
  try {
    const pdf = await page.print(html);
    idle.push(page);
    return pdf;
  } catch (error) {
    await page.close();
    throw error;
  }
}

/**
 * Paper, margins, header and footer as page style; it comes first, so that the document's own style
 * can say otherwise.
 */
async function withPageStyle(
  html: string,
  { format, header = '', footer = '' }: PdfOptions,
): Promise<string> {
  const text = `font: 8pt ${TEXT_FONTS}; color: #5f6b7c`;
  const faces = await otherScriptFaces(html, header, footer);
  const style = `<style>${faces} @page { size: ${format}; margin: 18mm 16mm 20mm;
    @top-left { content: ${cssString(header)}; ${text} }
    @bottom-left { content: ${cssString(footer)}; ${text} }
    @bottom-right { content: counter(page) " / " counter(pages); ${text} } }</style>`;
  const head = /<head(\s[^>]*)?>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + style + html.slice(at);
}

/**
 * Any text as a CSS string: everything but letters and digits of ASCII goes as an escape, so
 * nothing can end the string or the style.
 */
function cssString(text: string): string {
  const escaped = (character: string): string => `\\${character.codePointAt(0)!.toString(16)} `;
  return `"${text.replace(/[^A-Za-z0-9 ]/gu, escaped)}"`;
}

async function withinTime<Result>(
  ms: number,
  work: () => Promise<Result>,
  giveUp: () => Promise<void>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PdfFailed(`The document was not printed within ${ms / 1000} s.`));
      giveUp().catch(() => {});
    }, ms);
  });
  const result = work();
  result.catch(() => {});
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asPdfFailed(error: unknown): PdfFailed {
  if (error instanceof PdfFailed) return error;
  return new PdfFailed(
    `The document could not be printed: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}
