// An estimate, its certificate and its e-mails in every script: readable and extractable, in the
// direction of the script, whatever fonts the machine has.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { copiedText } from '../../../tools/vitest/pdf-text.ts';
import { SAMPLES, type Sample } from '../../../tools/vitest/scripts.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

/** Readers guess spaces from gaps, and marks of direction are not to be seen. */
const bare = (text: string): string => text.replaceAll(/[\s\u2066-\u2069]/g, '');

async function sent({ name, message }: Sample, email: string): Promise<Estimate> {
  const { id: clientId } = (
    await app.call<{ id: number }>('POST', '/api/clients', { body: { name, email } })
  ).body;
  const { id } = (
    await app.call<Estimate>('POST', '/api/estimates', {
      body: {
        clientId,
        projectTitle: name,
        serviceAddress: '1 Oak St',
        customerNotes: message,
        lineItems: [{ description: name, details: message, rate: '100.00', section: name }],
      },
    })
  ).body;
  return (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })).body;
}

const approve = ({ id, estimateNumber }: Estimate, { name, message }: Sample) =>
  app.call('POST', `/api/estimates/${id}/approve-option`, {
    as: 'anonymous',
    headers: { 'x-estimate-number': estimateNumber },
    body: { signedName: name, consentVersion: 1, clientMessage: message },
  });

async function pdfOf({ id }: Estimate): Promise<Uint8Array> {
  const cookie = await app.signIn('admin@purlin.example', 'correct-horse-battery');
  const response = await fetch(`${app.url}/api/estimates/${id}/pdf`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const occurrences = (text: string, of: string): number => bare(text).split(bare(of)).length - 1;

/** Fonts that come from the machine. */
const foreignFonts = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
  ]
    .map(([, font]) => font!)
    .filter((font) => !/^(?:PublicSans|Archivo|NotoSans|NotoEmoji)/.test(font));

describe.each(SAMPLES)('in $script', (sample) => {
  const { script, name, message } = sample;

  it('the estimate, its certificate and the e-mails hold what was written', async () => {
    const email = `${script.toLowerCase()}@client.example`;
    const estimate = await sent(sample, email);
    const offered = await pdfOf(estimate);
    const text = await copiedText(offered);
    // Whom it is for, what it is about, the section and its line; the line's details and the notes.
    expect([occurrences(text, name), occurrences(text, message)]).toEqual([4, 2]);
    expect(foreignFonts(offered)).toEqual([]);

    expect((await approve(estimate, sample)).status).toBe(200);
    const answered = await pdfOf(estimate);
    const certificate = (await copiedText(answered)).split('Certificate of approval').at(-1)!;
    expect(occurrences(certificate, message)).toBe(1);
    // In lines that begin from left to right readers give the words of a name in their own order.
    for (const word of name.split(' '))
      expect(occurrences(certificate, word)).toBeGreaterThanOrEqual(4);
    expect(foreignFonts(answered)).toEqual([]);

    const mails = await until('the offer and the thanks were e-mailed', async () => {
      const own = app.mail.received.filter(({ to }) => to.includes(email));
      return own.length === 2 && Promise.all(own.map(readMail));
    });
    for (const mail of mails)
      for (const part of [mail.text, mail.html]) expect(bare(part ?? '')).toContain(bare(name));
  });
});

describe('the direction', () => {
  it('of a text is its own, and a name keeps what stands around it in place', async () => {
    const message = 'שלום Dana!';
    const estimate = await sent({ script: '', name: 'דוד כהן', message }, 'rtl@client.example');
    await approve(estimate, { script: '', name: 'דוד כהן', message });
    const document = await getDocument({ data: await pdfOf(estimate), verbosity: 0 }).promise;
    const items = (await (await document.getPage(1)).getTextContent()).items.flatMap((item) =>
      'str' in item ? [item] : [],
    );
    const at = (word: string): number[] =>
      items.filter(({ str }) => str.includes(word)).map(({ transform }) => transform[4] as number);
    const [dana, hello] = [at('Dana'), at('שלום')];
    expect(dana.length).toBeGreaterThan(0);
    // From right to left, what comes second stands further left.
    expect(dana.map((x, n) => x < hello[n]!)).toEqual(dana.map(() => true));
  });

  it('of a paper without other scripts costs nothing: it is as small as before', async () => {
    const estimate = await sent(
      { script: '', name: 'Dana Whitfield', message: 'Thank you' },
      'plain@client.example',
    );
    const pdf = await pdfOf(estimate);
    expect(pdf.length).toBeLessThanOrEqual(150 * 1024);
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('Noto');
  });
});
