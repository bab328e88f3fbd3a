// The canonical document: the same offer gives the same text, and whatever the client sees changes
// it.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankHeader } from '@purlin/domain/estimates/header.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import golden from './canonical-document-golden.json' with { type: 'json' };
import { canonicalDocument, fingerprintOf, FORMAT, type Documented } from './canonical-document.ts';

const line: Line = {
  id: 1,
  order: 0,
  description: 'Tear-off',
  kind: 'service',
  quantityHundredths: 2450,
  unit: 'square',
  rateCents: 14_535,
  costCents: 9000,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: 7,
  totalCents: 356_108,
};
const written: Documented = {
  ...blankHeader,
  id: 17,
  revision: 2,
  clientName: 'Dana',
  clientEmail: 'dana@client.example',
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  validUntil: '2026-04-01',
  lines: [line],
  options: [],
  offered: {
    subtotalCents: 356_108,
    discountCents: 0,
    taxCents: 0,
    processingFeeCents: 0,
    totalCents: 356_108,
    depositCents: 0,
  },
};
/** A vector's document as history would read it today: fields that are newer than it are blank. */
const asRead = (document: object): Documented => ({ ...blankHeader, ...(document as Documented) });
const sha256 = (...[of, agreed]: readonly [Documented, typeof consent | null]) =>
  fingerprintOf(of, agreed).documentSha256;
const consent = { terms: 'Net 30', consentText: 'I agree', version: 3 };

describe('the canonical document', () => {
  it('has its keys in order at every depth, and nothing internal', () => {
    const text = canonicalDocument(written, consent);
    expect(text).toMatch(
      new RegExp(
        '^{"client":{"email":"dana@client.example","name":"Dana"},' +
          '"consent":{"consentText":"I agree","terms":"Net 30","version":3},',
      ),
    );
    expect(text).not.toMatch(/costCents|priceBookItemId|\s{2}/);
    expect(JSON.parse(text)).toMatchObject({
      format: FORMAT,
      estimate: 17,
      revision: 2,
      totals: { totalCents: 356_108 },
    });
  });
  it('is the same text however its parts are ordered', () => {
    const shuffled = Object.fromEntries(
      Object.entries(written).toReversed(),
    ) as unknown as Documented;
    expect(canonicalDocument(shuffled, consent)).toBe(canonicalDocument(written, consent));
  });
  it('is another text when anything the client sees is another', () => {
    const others: readonly Partial<Documented>[] = [
      { revision: 3 },
      { validUntil: null },
      { clientName: 'Dan' },
      { serviceAddress: '2 Oak St' },
      { taxBasis: 'discounted' },
      { lines: [{ ...line, details: 'Magnet sweep' }] },
      { deposit: { kind: 'amount', cents: 100 } },
      { depositBasis: 'subtotal' },
      { processingFeeBasisPoints: 300 },
      { offered: { ...written.offered, processingFeeCents: 1 } },
      { offered: { ...written.offered, totalCents: 356_109 } },
    ];
    const prints = others.map((other) => sha256({ ...written, ...other }, consent));
    expect(new Set([...prints, sha256(written, consent), sha256(written, null)]).size).toBe(
      others.length + 2,
    );
  });
  it('is the same text when only our cost is another', () => {
    expect(sha256({ ...written, lines: [{ ...line, costCents: 1 }] }, consent)).toBe(
      sha256(written, consent),
    );
  });
  it('is fingerprinted with SHA-256, and says in which format', () => {
    expect(fingerprintOf(written, null)).toEqual({
      documentSha256: createHash('sha256').update(canonicalDocument(written, null)).digest('hex'),
      documentFormat: FORMAT,
    });
  });
});

describe('every format ever answered to', () => {
  const vectors = golden.map((vector) => ({ ...vector, document: asRead(vector.document) }));

  it('has its golden vectors', () =>
    expect(new Set(vectors.map(({ format }) => format))).toEqual(
      new Set(Array.from({ length: FORMAT }, (_, n) => n + 1)),
    ));
  it.each(vectors)('gives estimate $document.id the text of format $format', (vector) => {
    expect(canonicalDocument(vector.document, vector.consent, vector.format)).toBe(vector.text);
    expect(createHash('sha256').update(vector.text).digest('hex')).toBe(vector.sha256);
  });
  // What somebody adds tomorrow to a header, a line, an option or the totals.
  it('does not change when there is something new to know', () => {
    const news = fc.dictionary(
      fc.string({ minLength: 1 }).map((name) => `added${name}`),
      fc.jsonValue(),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...vectors), news, (vector, added) => {
        const { lines, options, offered } = vector.document;
        const more = <T>(one: T): T => ({ ...added, ...one });
        const grown = {
          ...more(vector.document),
          lines: lines.map(more),
          options: options.map((option) =>
            more({ ...option, lines: option.lines.map(more), totals: more(option.totals) }),
          ),
          offered: more(offered),
        };
        expect(canonicalDocument(grown, vector.consent, vector.format)).toBe(vector.text);
      }),
    );
  });
});
