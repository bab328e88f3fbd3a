// Estimates for specs: one with lines, one with options.
import { toClientHeader } from '@purlin/contracts/header-shapes.ts';
import { blankHeader } from '@purlin/domain/estimates/header.ts';
import type {
  EstimateOption,
  LineItem,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';

export const line = (id: number, over: Partial<LineItem> = {}): LineItem => ({
  id,
  estimateId: 1,
  estimateOptionId: null,
  description: `Line ${id}`,
  kind: 'service',
  quantity: 2,
  unit: 'each',
  rate: '100.00',
  total: '200.00',
  order: id,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: null,
  ...over,
});

export const single: PublicEstimate = {
  ...toClientHeader(blankHeader),
  id: 1,
  estimateNumber: 'EST-1-AAAAAAAA',
  clientName: 'Ann',
  clientEmail: 'ann@example.com',
  clientPhone: null,
  projectTitle: 'Roof',
  serviceAddress: '1 Elm St',
  status: 'viewed',
  subtotal: '400.00',
  discount: '0.00',
  tax: '0.00',
  processingFee: '0.00',
  total: '400.00',
  deposit: '0.00',
  validUntil: '2026-12-20',
  createdAt: '2026-11-20T18:00:00.000Z',
  sentAt: null,
  answeredAt: null,
  lineItems: [line(1), line(2)],
  estimateOptions: [],
  revision: 1,
  revisedAt: null,
  expired: false,
  withdrawn: false,
  clientMessage: '',
  selectedOptionId: null,
  signed: false,
  questions: [],
  approval: {
    signatureRequired: false,
    terms: '',
    consentText: 'I agree.',
    consentVersion: 1,
    spanish: { terms: '', consentText: 'De acuerdo.' },
  },
  company: {
    name: 'Roofers',
    phone: '1',
    email: 'r@example.com',
    address: '',
    ccbNumber: '1',
    timeZone: 'America/Los_Angeles',
  },
};

export const option = (id: number, over: Partial<EstimateOption> = {}): EstimateOption => ({
  id,
  estimateId: 1,
  title: `Package ${id}`,
  description: '',
  order: id % 100,
  recommended: false,
  subtotal: '200.00',
  discount: '0.00',
  tax: '0.00',
  processingFee: '0.00',
  total: '200.00',
  deposit: '0.00',
  lineItems: [line(id)],
  ...over,
});

export const withOptions = (...estimateOptions: readonly EstimateOption[]): PublicEstimate => ({
  ...single,
  estimateType: 'multi_option',
  lineItems: [],
  estimateOptions: [...estimateOptions],
});
