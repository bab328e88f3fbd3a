// The text of a PDF, as somebody selects and copies it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All pages in one line. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, n) =>
      (await (await document.getPage(n + 1)).getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' '),
    ),
  );
  return pages.join(' ').replace(/\s+/g, ' ');
}
