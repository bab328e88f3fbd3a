// What the client's page is told for the states that the demo company does not have: packages,
// questions, terms, another version.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';

const line = (
  id: number,
  description: string,
  quantity: number,
  unit: string,
  rate: string,
  total: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  id,
  estimateId: 1,
  estimateOptionId: null,
  description,
  kind: 'service',
  quantity,
  unit,
  rate,
  total,
  order: id,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: null,
  ...more,
});

const tearOff = (id: number) =>
  line(id, 'Tear-off and disposal, one layer', 24.5, 'square', '120.00', '2940.00', {
    details:
      'Shingles, felt and old flashings. Magnet sweep of lawn, beds and driveway every evening.',
    exclusions: 'A second layer, asbestos, rotten decking.',
    process: 'One day, in dry weather.',
  });
const ridgeVent = (id: number) => line(id, 'Ridge vent', 54, 'lnft', '14.50', '783.00');
const option = (
  n: number,
  title: string,
  description: string,
  total: string,
  deposit: string,
  lineItems: readonly unknown[],
) => ({
  id: 100 + n,
  estimateId: 1,
  title,
  description,
  order: n,
  recommended: n === 1,
  subtotal: total,
  discount: '0.00',
  tax: '0.00',
  processingFee: '0.00',
  total,
  deposit,
  lineItems,
});

const estimateOptions = [
  option(
    0,
    'Good',
    'Three-tab shingles over synthetic underlayment. Keeps the rain out, meets the code.',
    '9310.00',
    '2793.00',
    [tearOff(1), line(2, 'Three-tab shingles, installed', 24.5, 'square', '260.00', '6370.00')],
  ),
  option(
    1,
    'Better',
    'Architectural shingles, and a vent along the whole ridge for a cooler attic in summer.',
    '13768.00',
    '4130.40',
    [
      tearOff(3),
      line(4, 'Architectural shingles, installed', 24.5, 'square', '410.00', '10045.00'),
      ridgeVent(5),
    ],
  ),
  option(2, 'Best', 'Standing seam metal, 24 gauge.', '31163.00', '9348.90', [
    tearOff(6),
    line(7, 'Standing seam metal, installed', 24.5, 'square', '1120.00', '27440.00'),
    ridgeVent(8),
  ]),
];

const unanswered = { status: 'viewed', expired: false };
export const packages = {
  ...unanswered,
  estimateType: 'multi_option',
  lineItems: [],
  estimateOptions,
  total: '13768.00',
  deposit: '4130.40',
  depositTerms: { kind: 'percent', value: '30.00' },
  depositBasis: 'total',
  startWindow: '2026-12-07/2026-12-18',
  warrantyYears: 10,
  warrantyText:
    'A leak that comes from our work is ours to mend, free. It passes to the next owner once.',
  discount: '0.00',
  discountPercentage: 0,
  tax: '0.00',
  taxPercentage: 0,
};
export const packagesApproved = {
  ...packages,
  status: 'accepted',
  selectedOptionId: 102,
  total: '31163.00',
  deposit: '9348.90',
  clientMessage: 'Metal it is. When do you begin?',
};
export const packagesDeclined = {
  ...packages,
  status: 'declined',
  clientMessage: 'Too much for us this year.',
};
export const withdrawn = { ...unanswered, withdrawn: true };
export const revised = { ...unanswered, revision: 2, revisedAt: '2026-11-20T18:00:00.000Z' };
export const expired = { expired: true, status: 'viewed', validUntil: '2026-02-27' };
const approval: PublicEstimate['approval'] = {
  signatureRequired: true,
  consentVersion: 2,
  consentText:
    'I agree to use electronic records and signatures, and I accept this estimate and its terms.',
  terms: [
    'Payment is due within ten days of the invoice.',
    'Rotten decking is replaced at the price of the sheet, after you have seen it.',
    'Work begins in dry weather; we call the day before.',
  ]
    .map((term, n) => `${n + 1}. ${term}`)
    .join('\n\n'),
  depositText: '',
  spanish: {
    consentText:
      'Acepto usar registros y firmas electrónicos, y acepto esta cotización y sus condiciones.',
    terms: [
      'El pago vence diez días después de la factura.',
      'Las tablas podridas se cambian al precio de la lámina, después de que usted las vea.',
      'El trabajo empieza con tiempo seco; llamamos el día antes.',
    ]
      .map((term, n) => `${n + 1}. ${term}`)
      .join('\n\n'),
    depositText: '',
  },
  french: { consentText: 'D’accord.', terms: '', depositText: '' },
};
export const signed = { ...unanswered, approval };
export const conversation = {
  ...unanswered,
  questions: [
    {
      id: 1,
      kind: 'question',
      text: 'Are the gutters reused?',
      askedAt: '2026-11-19T18:00:00.000Z',
      answer: 'Yes. We clean them and replace two hangers; that is included.',
      answeredAt: '2026-11-19T20:00:00.000Z',
    },
    {
      id: 2,
      kind: 'change_request',
      text: 'Could you offer a darker shingle?',
      askedAt: '2026-11-20T18:00:00.000Z',
      answer: null,
      answeredAt: null,
    },
  ],
};
