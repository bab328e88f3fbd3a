// A page of the browser that documents are printed on, one after another.
import type { Browser } from 'playwright-core';

/** A page without script, network and memory, that prints one document after another. */
export interface PrintPage {
  /** Rejects when the page crashed. */
  print(html: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The address of the page that documents are put into; nobody has it. */
const DOCUMENT = 'http://document.invalid/';
/**
 * Only what a document itself contains; as in a sandbox, so that it cannot lead elsewhere either.
 * What is put into the page later stays under it.
 */
const POLICY = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
};

/**
 * Loading a font starts with the first layout, which printing would not wait for. Text in a font
 * that cannot be read is set in the next one.
 */
const FONTS_LOADED =
  'Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined)';

/**
 * A renderer process of its own costs more than most documents, so pages are used again; and so
 * does going to an address, so documents are put into an empty page.
 */
export async function openPrintPage(browser: Browser): Promise<PrintPage> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  await context.route('**/*', (route) =>
    route.request().url() === DOCUMENT
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', headers: POLICY, body: '' })
      : route.abort(),
  );
  const page = await context.newPage();
  const crashed = new Promise<never>((_, reject) =>
    page.once('crash', () => reject(new Error('the page crashed'))),
  );
  crashed.catch(() => {}); // told to whoever prints then
  await page.goto(DOCUMENT);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  const print = async (html: string): Promise<Buffer> => {
    const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
    await session.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
    await loaded;
    await page.evaluate(FONTS_LOADED);
    return page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  };
  return {
    print: (html) => Promise.race([print(html), crashed]),
    close: () => context.close().catch(() => {}),
  };
}
