// The PDF of an estimate: every option, section and amount as the API has it, paper by setting, and
// the certificate after an answer.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { pagesOf, textOf } from '../../../tools/vitest/pdf-text.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { formatMoment } from './estimate-certificate.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana Whitfield', email: 'dana@client.example' },
    })
  ).body.id;
});

const line = (description: string, rate: string, more: object = {}) => ({
  description,
  quantity: 12.5,
  unit: 'square',
  rate,
  cost: '77.77',
  ...more,
});
const packages = () => ({
  clientId,
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  estimateType: 'multi_option',
  discountAmount: '50.00',
  taxPercentage: 8.25,
  taxBasis: 'discounted',
  deposit: { kind: 'percent', value: '30' },
  estimateOptions: [
    {
      title: 'Good <basic>',
      description: 'Three-tab',
      order: 0,
      lineItems: [
        line('Tear-off', '145.35', {
          section: 'Preparation',
          details: 'Down to the decking',
          exclusions: 'Rafters',
          process: 'One day',
        }),
        line('Shingles', '310.10', { section: 'Roof' }),
        line('Permit', '99.00', { taxable: false }),
      ],
    },
    { title: 'Best', order: 1, lineItems: [line('Standing seam', '980.00')] },
  ],
});
const dollars = (decimal: string): string => `$${decimal.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const staff = async (): Promise<Record<string, string>> => ({
  cookie: await app.signIn('admin@purlin.example', 'correct-horse-battery'),
});
async function pdfOf(id: number, headers?: Record<string, string>): Promise<Uint8Array> {
  const response = await fetch(`${app.url}/api/estimates/${id}/pdf`, {
    headers: headers ?? (await staff()),
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}
const draft = async (): Promise<Estimate> =>
  (await app.call<Estimate>('POST', '/api/estimates', { body: packages() })).body;

describe('the PDF of an estimate with options', () => {
  it(
    'has every option with its sections, texts and the amounts of the API, and nothing ' +
      'internal',
    async () => {
      const { id, estimateOptions } = await draft();
      const text = await textOf(await pdfOf(id));
      for (const option of estimateOptions) {
        expect(text).toContain(option.title);
        const balance = (Number(option.total) - Number(option.deposit)).toFixed(2);
        for (const amount of [
          option.subtotal,
          option.discount,
          option.tax,
          option.total,
          option.deposit,
          balance,
          ...option.lineItems.flatMap(({ rate, total }) => [rate, total]),
        ])
          expect(text).toContain(dollars(amount));
      }
      for (const words of [
        'Option 1: Good <basic>',
        'Option 2: Best Recommended',
        'Preparation',
        'Other work',
        'Down to the decking',
        'Not included: Rafters',
        'Process: One day',
        '12.5 sq',
        'Deposit due on approval (30% of the total)',
        'Tax (8.25%)',
        'I choose one option',
        'CCB #123456',
        '3. You can ask us for this estimate on paper at no charge',
        '1 / 3',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('77.77');
    },
  );
  it('is tagged, and on the paper of the settings', async () => {
    const { id } = await draft();
    const look = async () => {
      const document = await getDocument({ data: await pdfOf(id), verbosity: 0 }).promise;
      const page = await document.getPage(1);
      return {
        size: page.view.slice(2).map(Math.round),
        tree: JSON.stringify(await page.getStructTree()),
      };
    };
    const { size, tree } = await look();
    expect(size).toEqual([612, 792]);
    for (const role of ['"H1"', '"Table"', '"TH"']) expect(tree).toContain(role);
    const settings = (await app.call<object>('GET', '/api/company/estimate-settings')).body;
    await app.call('PUT', '/api/company/estimate-settings', { body: { ...settings, paper: 'A4' } });
    expect((await look()).size.map((points) => Math.round(points / 2))).toEqual([298, 421]);
    await app.call('PUT', '/api/company/estimate-settings', {
      body: { ...settings, paper: 'Letter' },
    });
  });
  it('ends with a certificate once it is answered, and has the chosen option first', async () => {
    const { id, estimateOptions } = await draft();
    const { estimateNumber } = (
      await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })
    ).body;
    expect(await textOf(await pdfOf(id))).not.toContain('Certificate');
    const chosen = estimateOptions[1]!;
    await app.call('POST', `/api/estimates/${id}/approve-option`, {
      as: 'anonymous',
      headers: { 'x-estimate-number': estimateNumber, 'user-agent': 'Spec/1.0' },
      body: {
        optionId: chosen.id,
        signedName: 'Dana W.',
        consentVersion: 1,
        clientMessage: 'Go ahead',
      },
    });
    const { evidence, answeredAt } = (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;
    const text = await textOf(await pdfOf(id));
    expect(text.indexOf('Option 2: Best Chosen')).toBeLessThan(text.indexOf('Option 1: Good'));
    // What was not chosen is named with its total, and no more.
    expect(text).toContain('Not chosen');
    expect(text).toContain(dollars(estimateOptions[0]!.total));
    expect(text).not.toContain('Down to the decking');
    const words = [
      'Certificate of approval',
      `Approved for ${dollars(chosen.total)}, option “Best”`,
      'Dana W.',
      '127.0.0.1',
      'Spec/1.0',
      'Go ahead',
      'version 1',
      formatMoment(answeredAt!, 'America/Los_Angeles').replace(/\s/g, ' '),
      'On the estimate page',
      'Emailed to dana@client.example, total',
    ];
    for (const each of words) expect(text).toContain(each);
    const answered = (await app.platform.services.history.read(estimate, id)).find(
      ({ type }) => type === 'EstimateApproved',
    )!;
    // A long number may be broken over two lines.
    for (const long of [answered.eventId, evidence!.documentSha256])
      expect(text.replace(/\s/g, '')).toContain(long);
  });
});

describe('a long section', () => {
  it('has its heading and the columns on every page it goes on to, in fonts that are outlines', async () => {
    const many = Array.from({ length: 70 }, (_, n) =>
      line(`Line ${n}`, '10.00', { section: 'Main house' }),
    );
    const { body } = await app.call<Estimate>('POST', '/api/estimates', {
      body: {
        ...packages(),
        estimateType: 'single',
        discountAmount: '0',
        estimateOptions: [],
        lineItems: [
          line('Permit', '80.00', { section: 'Papers' }),
          line('Gutters cleaned', '0', { section: 'Papers' }),
          ...many,
        ],
      },
    });
    const data = await pdfOf(body.id);
    const pages = await pagesOf(data);
    const withLines = pages.filter((text) => /Line \d/.test(text));
    expect(withLines.length).toBeGreaterThan(2);
    for (const text of withLines)
      expect([text.includes('Main house'), /DESCRIPTION/.test(text)]).toEqual([true, true]);
    expect(withLines.slice(1).some((text) => text.includes('Papers'))).toBe(false);
    expect(pages[0]).toMatch(/Gutters cleaned 12.5 sq Included/);
    // Where it goes on it says so; its sum stands where it begins, and once.
    expect(withLines.map((text) => text.includes('Main house (continued)'))).toEqual(
      withLines.map((_, n) => n > 0),
    );
    expect(pages.join(' ').split('$8,750.00')).toHaveLength(2);
    const file = Buffer.from(data).toString('latin1');
    expect([file.includes('/CIDFontType2'), file.includes('/Type3')]).toEqual([true, false]);
  });
});

describe('the language', () => {
  it("of the client's PDF and of what goes wrong is the one that the page asks for", async () => {
    const { id } = await draft();
    const { estimateNumber } = (
      await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })
    ).body;
    const as = (language: string) => ({
      as: 'anonymous' as const,
      headers: { 'x-estimate-number': estimateNumber, 'accept-language': language },
    });
    const text = await textOf(await pdfOf(id, as('es').headers));
    for (const words of ['PREPARADA PARA', 'Opción 1: Good', 'PRECIO UNITARIO', 'Descuento'])
      expect(text).toContain(words);
    // What staff take to hand it over is in the language of the client's record.
    const taken = await pdfOf(id, { ...(await staff()), 'accept-language': 'es' });
    expect(await textOf(taken)).toContain('PREPARED FOR');
    const refused = await app.call<{ message: string; code: string }>(
      'POST',
      `/api/estimates/${id}/approve-option`,
      { ...as('es-MX,es;q=0.9,en;q=0.5'), body: {} },
    );
    expect([refused.body.code, refused.headers.get('content-language')]).toEqual([
      'option-missing',
      'es',
    ]);
    expect(refused.body.message).toBe('Elija una de las opciones.');
  });
});

describe('a moment on the certificate', () => {
  it("says how far the company's time is from UTC", () => {
    expect(formatMoment('2026-03-02T17:00:05.000Z', 'America/Los_Angeles')).toMatch(
      /^Mar 2, 2026, 9:00:05\sAM \(UTC-08:00\)$/,
    );
    expect(formatMoment('2026-07-02T17:00:05.000Z', 'UTC')).toMatch(
      /^Jul 2, 2026, 5:00:05\sPM \(UTC\+00:00\)$/,
    );
  });
});
