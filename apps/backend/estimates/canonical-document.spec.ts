// The canonical document: the same offer gives the same text, and whatever the client sees changes
// it.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Line } from '@purlin/domain/shared/lines.ts';
import { canonicalDocument, fingerprintOf, type Documented } from './canonical-document.ts';

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
const document: Documented = {
  id: 17,
  revision: 2,
  clientName: 'Dana',
  clientEmail: 'dana@client.example',
  estimateType: 'single',
  projectTitle: 'Roof',
  projectDescription: '',
  serviceAddress: '1 Oak St',
  validUntil: '2026-04-01',
  introMessage: '',
  customerNotes: '',
  discountBasisPoints: 0,
  discountFixedCents: 0,
  taxBasisPoints: 0,
  taxBasis: 'undiscounted',
  deposit: null,
  lines: [line],
  options: [],
  offered: {
    subtotalCents: 356_108,
    discountCents: 0,
    taxCents: 0,
    totalCents: 356_108,
    depositCents: 0,
  },
};
const consent = { terms: 'Net 30', consentText: 'I agree', version: 3 };

describe('the canonical document', () => {
  it('has its keys in order at every depth, and nothing internal', () => {
    const text = canonicalDocument(document, consent);
    expect(text).toMatch(
      /^\{"client":\{"email":"dana@client.example","name":"Dana"\},"consent":\{"consentText":"I agree","terms":"Net 30","version":3\},/,
    );
    expect(text).not.toMatch(/costCents|priceBookItemId|\s{2}/);
    expect(JSON.parse(text)).toMatchObject({
      format: 1,
      estimate: 17,
      revision: 2,
      totals: { totalCents: 356_108 },
    });
  });
  it('is the same text however its parts are ordered', () => {
    const shuffled = Object.fromEntries(
      Object.entries(document).toReversed(),
    ) as unknown as Documented;
    expect(canonicalDocument(shuffled, consent)).toBe(canonicalDocument(document, consent));
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
      { offered: { ...document.offered, totalCents: 356_109 } },
    ];
    const prints = others.map((other) => fingerprintOf({ ...document, ...other }, consent));
    expect(
      new Set([...prints, fingerprintOf(document, consent), fingerprintOf(document, null)]).size,
    ).toBe(others.length + 2);
  });
  it('is the same text when only our cost is another', () => {
    expect(fingerprintOf({ ...document, lines: [{ ...line, costCents: 1 }] }, consent)).toBe(
      fingerprintOf(document, consent),
    );
  });
  it('is fingerprinted with SHA-256', () => {
    expect(fingerprintOf(document, null)).toBe(
      createHash('sha256').update(canonicalDocument(document, null)).digest('hex'),
    );
  });
});
