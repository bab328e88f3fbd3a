// Specs of the PDF printer: what a document becomes, what it cannot do, what a crash of the browser
// costs.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumExecutable, type ChromiumExecutable } from './embedded/chromium.ts';
import { fontFaces } from './fonts/font-faces.ts';
import { openPdfPrinter, PdfFailed, type PdfPrinter } from './pdf.ts';

let executable: ChromiumExecutable;
let printer: PdfPrinter;
beforeAll(async () => {
  executable = await chromiumExecutable({ cacheDir: path.join(tmpdir(), 'purlin-chromium') });
  printer = openPdfPrinter(executable);
});
afterAll(() => printer.close());

const letter = { format: 'Letter' } as const;
const page = (body: string, style = ''): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Estimate ' +
  `EST-1</title><style>${style}</style></head><body>${body}</body></html>`;
const branded = `${fontFaces()} body { font-family: "Public Sans" }
  h1, h2 { font-family: Archivo }`;

async function read(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (one) =>
      (await one.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' '),
    ),
  );
  return { document, pages, texts };
}

/** The processes whose parent is this one and that are a browser. */
function browsers(): number[] {
  return execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.includes(executable.executablePath))
    .map((line) => Number.parseInt(line, 10));
}

/**
 * To the processes in which the documents of a browser are laid out; they are in its process group.
 */
function signalRenderers(browser: number | undefined, name: NodeJS.Signals): void {
  const all = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  for (const [pid] of all.filter(
    (words) => words.includes('--type=renderer') && Number(words[1]) === browser,
  )) {
    try {
      process.kill(Number(pid), name);
    } catch {
      // It ended between the look and the signal.
    }
  }
}

describe('a printed document', () => {
  it(
    'has selectable text, page numbers, header and footer on every page, and the size asked ' +
      'for',
    async () => {
      const html = page(
        '<h1>Roof replacement</h1><p>Señor Núñez, façade œuvre</p><h2 style="break-before: ' +
          'page">Terms</h2>',
        branded,
      );
      const { pages, texts } = await read(
        await printer.print(html, {
          ...letter,
          header: 'Summit Roofing',
          footer: 'EST-1 "quoted" </style>\\ é\n中',
        }),
      );
      expect(texts).toHaveLength(2);
      expect(texts[0]).toContain('Señor Núñez, façade œuvre');
      expect(texts[0]).toContain('Summit Roofing');
      expect(texts[0]).toContain('EST-1 "quoted" </style>\\ é');
      expect(texts[0]).toContain('1 / 2');
      expect(texts[1]).toContain('Terms');
      expect(texts[1]).toContain('Summit Roofing');
      expect(texts[1]).toContain('2 / 2');
      expect(pages[0]?.view).toEqual([0, 0, 612, 792]);
      const a4 = await read(await printer.print(html, { format: 'A4' }));
      expect(a4.pages[0]?.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    },
  );

  it('is tagged, in a language, with a title and an outline, so that everybody can read it', async () => {
    const pdf = await printer.print(
      page(
        '<h1>Estimate</h1><h2>Scope</h2><table><tr><th>Item</th></tr><tr><td>Ridge ' +
          'vent</td></tr></table>',
        branded,
      ),
      letter,
    );
    const { document, pages } = await read(pdf);
    expect(pdf.toString('latin1')).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
    const tree = JSON.stringify(await pages[0]?.getStructTree());
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD'])
      expect(tree).toContain(`"role":"${role}"`);
    expect(tree).not.toContain('1 / 1');
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'Estimate EST-1',
      Language: 'en',
    });
    expect((await document.getOutline())?.[0]).toMatchObject({
      title: 'Estimate',
      items: [{ title: 'Scope' }],
    });
  });

  it('has our typefaces embedded, each time', async () => {
    const html = page('<h1>Estimate</h1><p>Text <i>italic</i> <b>bold</b></p>', branded);
    for (const pdf of await Promise.all(
      Array.from({ length: 6 }, () => printer.print(html, letter)),
    )) {
      const text = pdf.toString('latin1');
      expect(text).toMatch(/\/FontName \/[A-Z]{6}\+PublicSans/);
      expect(text).toMatch(/\/FontName \/[A-Z]{6}\+Archivo/);
      // Outlines of letters; Type 3 would be drawings of them.
      const fonts = text.match(/\/Type \/Font\s*\/Subtype \/(\w+)/g) ?? [];
      expect(new Set(fonts.map((font) => font.split('/').pop()))).toEqual(new Set(['Type0']));
      expect((await read(pdf)).texts[0]).toContain('italic');
    }
  });

  it('shows text of a typeface it does not bring in a fallback', async () => {
    const { texts } = await read(
      await printer.print('<p style="font-family: Missing">Plain</p>', letter),
    );
    expect(texts[0]).toContain('Plain');
  });
});

describe('a hostile document', () => {
  it('cannot run a script, reach the network or read a file', async () => {
    let connections = 0;
    const server = createServer((_, response) => response.end('x'))
      .on('connection', () => (connections += 1))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const body = `<p id="p">before</p>
        <script>document.getElementById('p').textContent = 'scripted'</script>
        <img src=x onerror="document.title='scripted'">
        <img src="${url}/a.png">
        <iframe src="${url}/b"></iframe>
        <iframe src="file:///etc/passwd"></iframe>
        <object data="file:///etc/passwd"></object>
        <link rel="stylesheet" href="${url}/c.css">
        <meta http-equiv="refresh" content="0;url=${url}/d">
        <link rel="preconnect" href="${url}">`;
      const pdf = await printer.print(
        page(body, `@import url(${url}/e.css); body { background: url(${url}/f.png) }`),
        letter,
      );
      const { texts, document } = await read(pdf);
      expect(texts.join(' ')).toContain('before');
      expect(texts.join(' ')).not.toMatch(/scripted|root:/);
      expect((await document.getMetadata()).info).toMatchObject({ Title: 'Estimate EST-1' });
      expect(connections).toBe(0);
      await fetch(url);
      expect(connections).toBe(1);
    } finally {
      server.close();
    }
  });

  it('leaves nothing for the next document', async () => {
    await printer.print(page('<p style="--x: 1">one</p>', 'p { display: none }'), letter);
    expect((await read(await printer.print(page('<p>two</p>'), letter))).texts[0]).toContain('two');
  });
});

describe('the browser', () => {
  it('is started by the first document, kept warm, and replaced after a number of documents', async () => {
    const own = openPdfPrinter({ ...executable, documentsPerBrowser: 2 });
    const before = browsers();
    const mine = (): number[] => browsers().filter((pid) => !before.includes(pid));
    try {
      expect(mine()).toEqual([]);
      await own.print(page('1'), letter);
      const [first] = mine();
      await own.print(page('2'), letter);
      expect(mine()).toEqual([first]);
      await Promise.all([own.print(page('3'), letter), own.print(page('4'), letter)]);
      await expect.poll(mine).toHaveLength(1);
      expect(mine()).not.toContain(first);
    } finally {
      await own.close();
    }
    await expect.poll(mine).toEqual([]);
  });

  it('may be killed at any time: documents still come out', async () => {
    const own = openPdfPrinter(executable);
    const before = browsers();
    const long = page('<p>row</p>'.repeat(3000));
    try {
      await own.print(page('warm'), letter);
      for (let round = 0; round < 2; round += 1) {
        const printing = own.print(long, letter);
        for (const pid of browsers()) if (!before.includes(pid)) process.kill(pid, 'SIGKILL');
        expect((await read(await printing)).texts[0]).toContain('row');
      }
    } finally {
      await own.close();
    }
  });

  // A page that is being opened while its browser dies is never answered by the browser's client.
  it('may be killed while a page is opened: nobody waits for it', async () => {
    const own = openPdfPrinter({ ...executable, timeoutMs: 10_000 });
    const before = browsers();
    const print = (): Promise<unknown> => own.print(page('row'), letter);
    try {
      for (let kill = 0; kill < 12; kill++) {
        await print();
        const prints = [print(), print()];
        await new Promise((resolve) => setTimeout(resolve, kill * 3));
        for (const pid of browsers()) if (!before.includes(pid)) process.kill(pid, 'SIGKILL');
        await Promise.all(prints);
      }
    } finally {
      await own.close();
    }
  });

  it('that hangs fails the document in time and is given up: the next one is printed', async () => {
    const own = openPdfPrinter({ ...executable, timeoutMs: 5000 });
    const before = browsers();
    try {
      await own.print(page('warm'), letter);
      const [hanging] = browsers().filter((pid) => !before.includes(pid));
      const freezing = setInterval(() => signalRenderers(hanging, 'SIGSTOP'), 50);
      await expect(own.print(page('<p>row</p>'.repeat(20_000)), letter)).rejects.toThrow(
        'The document was not printed within 5 s.',
      );
      clearInterval(freezing);
      expect((await read(await own.print(page('next'), letter))).texts[0]).toContain('next');
      await expect.poll(browsers).not.toContain(hanging);
      // Busy renderers end with their browser; frozen ones cannot.
      signalRenderers(hanging, 'SIGKILL');
    } finally {
      await own.close();
    }
  });

  it('says that it is missing, and that the printer is closed', async () => {
    await expect(
      openPdfPrinter({ executablePath: '/nowhere/chromium', env: {} }).print('x', letter),
    ).rejects.toThrow(PdfFailed);
    const own = openPdfPrinter(executable);
    await own.close();
    await expect(own.print('x', letter)).rejects.toThrow('The PDF printer is closed.');
  });
});
