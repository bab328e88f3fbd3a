// The text of a PDF, as somebody selects and copies it.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Each page in one line. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, n) =>
      (await (await document.getPage(n + 1)).getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
  );
}

/** All pages in one line. */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await pagesOf(pdf)).join(' ').replace(/\s+/g, ' ');

/** The text of all pages as PDFium gives it, the reader of Chrome and Edge. */
export async function copiedText(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    library.destroy();
  }
}
