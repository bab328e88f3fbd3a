// The printer of documents, which is started with the first of them.
import path from 'node:path';
import type { Config } from '../config.ts';
import { chromiumExecutable } from './embedded/chromium.ts';
import { keepDocuments } from './kept-documents.ts';
import { openPdfPrinter, PdfFailed, type PdfPrinter } from './pdf.ts';

/**
 * Chromium is unpacked with the first document, not at the start. When that fails (a full disk) the
 * next document tries again.
 */
export function lazyPdf(config: Config): PdfPrinter {
  let printer: Promise<PdfPrinter> | undefined;
  const open = async (): Promise<PdfPrinter> => {
    const found = await chromiumExecutable({
      configuredPath: config.CHROMIUM_PATH,
      cacheDir: path.resolve(config.DATA_DIR, 'chromium'),
    });
    return keepDocuments(openPdfPrinter(found));
  };
  const opened = (): Promise<PdfPrinter> =>
    (printer ??= open().catch((error: unknown) => {
      printer = undefined;
      throw new PdfFailed(`The printer could not be started: ${String(error)}`, { cause: error });
    }));
  return {
    print: async (html, options) => (await opened()).print(html, options),
    close: async () => (await printer?.catch(() => undefined))?.close(),
  };
}
