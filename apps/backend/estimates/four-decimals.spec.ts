// Percentages, quantities and rates with up to four decimals: counted and shown as they were typed.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  const client = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Nora Vance', email: 'nora@client.example' },
  });
  clientId = client.body.id;
});

const line = (description: string, rate: string, more: object = {}) => ({
  description,
  unit: 'square',
  rate,
  ...more,
});

describe('up to four decimals', () => {
  const typed = {
    discountPercentage: '3.3333',
    taxPercentage: '8.375',
    taxBasis: 'undiscounted',
    processingFeePercentage: '2.9999',
    depositTerms: { kind: 'percent', value: '33.333' },
  };
  const single = (more: object = {}) => ({
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [
      line('Shingles', '450', { quantity: '33.333' }),
      line('Underlayment', '0.0375', { quantity: 1000, unit: 'sqft', cost: '0.0125' }),
    ],
    ...typed,
    ...more,
  });
  it('are counted and shown as they were typed', async () => {
    const { body } = await app.call<Estimate>('POST', '/api/estimates', { body: single() });
    expect(body).toMatchObject({
      ...typed,
      discountPercentage: 3.3333,
      taxPercentage: 8.375,
      processingFeePercentage: 2.9999,
      subtotal: '15037.35',
      discount: '501.24',
      tax: '1259.38',
      processingFee: '473.85',
      total: '16269.34',
      deposit: '5423.06',
      lineItems: [
        { quantity: 33.333, rate: '450.00', total: '14999.85' },
        { quantity: 1000, rate: '0.0375', cost: '0.0125', total: '37.50' },
      ],
    });
    const { text } = await app.call('GET', `/api/estimates/${body.id}/as-sent?part=paper`);
    for (const words of [
      '33.333 sq',
      '$0.0375',
      'Discount (3.3333%)',
      'Tax (8.375% on the lines before discount)',
      'Card processing fee (2.9999%)',
      'Deposit due on approval (33.333% of the total)',
      '$16,269.34',
    ])
      expect(text).toContain(words);
    // What was read, sent back as it is, is the same estimate.
    const { discountPercentage, taxPercentage, processingFeePercentage, depositTerms } = body;
    const { lineItems, total } = body;
    const terms = { discountPercentage, taxPercentage, processingFeePercentage, depositTerms };
    const again = await app.call<Estimate>('PUT', `/api/estimates/${body.id}`, {
      body: single({ ...terms, lineItems }),
    });
    expect(again.body).toMatchObject({ ...terms, lineItems, total });
  });
  it.each([
    ['taxPercentage', { taxPercentage: '8.37501' }],
    ['depositTerms.value', { depositTerms: { kind: 'percent', value: '33.33333' } }],
    ['lineItems.0.quantity', { lineItems: [line('Shingles', '450', { quantity: 100 / 3 })] }],
    ['lineItems.0.rate', { lineItems: [line('Underlayment', '0.03751')] }],
  ])('and more of them in %s are refused, not rounded', async (field, more) => {
    const { status, body } = await app.call<{ errors: object }>('POST', '/api/estimates', {
      body: single(more),
    });
    expect([status, body.errors]).toEqual([
      400,
      { [field]: 'Please enter at most four decimals, like 8.375' },
    ]);
  });
});
