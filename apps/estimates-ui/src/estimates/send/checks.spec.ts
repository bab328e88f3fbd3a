// Specs of the checks before sending: a blocking one says where to fix it.
import { describe, expect, it } from 'vitest';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { checksOf } from './checks.ts';

const line = { description: 'Shingles' } as Estimate['lineItems'][number];
const fine = {
  id: 17,
  clientName: 'Dana',
  status: 'draft',
  estimateType: 'single',
  lineItems: [line],
  estimateOptions: [],
  total: '100.00',
  depositTerms: null,
  expired: false,
  validUntil: '2099-12-31',
  startWindow: '12/7/2099 to 12/18/2099',
  emailState: 'none',
  held: null,
} as unknown as Estimate;
const option = (title: string, total: string, lineItems = [line]) =>
  ({ title, total, lineItems }) as unknown as Estimate['estimateOptions'][number];
const company = { ccbNumber: '123456' };
const checks = (estimate: Partial<Estimate> = {}, others: readonly string[] = []) =>
  checksOf({ estimate: { ...fine, ...estimate }, company, others });
const open = (...of: Parameters<typeof checks>) =>
  checks(...of)
    .filter(({ weight }) => weight !== 'fine')
    .map(({ weight, says, mend }) => [weight, says, mend?.to]);

it('reports no problem if all is in order, and lists each check', () => {
  expect(open()).toEqual([]);
  expect(checks()).toHaveLength(7);
});

describe('is blocked, with a link to the fix', () => {
  const edit = '/estimates/17/edit';
  it.each<[string, Partial<Estimate>, string, string]>([
    ['no lines', { lineItems: [] }, 'The estimate has no line items.', edit],
    ['worth nothing', { total: '0.00' }, 'The estimate’s total is $0.00.', edit],
    [
      'an option without lines',
      {
        estimateType: 'multi_option',
        lineItems: [],
        estimateOptions: [option('Good', '100.00'), option('Best', '0.00', [])],
      },
      'Best has no line items.',
      edit,
    ],
    [
      'a deposit above the cheapest option',
      {
        estimateType: 'multi_option',
        depositTerms: { kind: 'amount', value: '150.00' },
        estimateOptions: [option('Good', '100.00'), option('Best', '200.00')],
      },
      'The deposit of $150.00 is more than the total.',
      edit,
    ],
    [
      'a day that has passed',
      { expired: true, validUntil: '2026-01-02' },
      'It expired on Jan 2, 2026.',
      edit,
    ],
  ])('%s', (_, estimate, says, to) => {
    expect(open(estimate)).toEqual([['stop', says, to]]);
  });
  it('a delayed sending', () => {
    const held = { to: 'dana@client.example', ended: null } as Estimate['held'];
    expect(open({ held })).toEqual([
      ['stop', 'It’s already going out to dana@client.example.', undefined],
    ]);
    expect(open({ held: { ...held!, ended: 'taken-back' } })).toEqual([]);
  });
  it('no license number', () => {
    const found = checksOf({ estimate: fine, company: { ccbNumber: ' ' }, others: [] });
    expect(found[0]).toMatchObject({ weight: 'stop', mend: { to: '/settings/business' } });
  });
});

it('does not block on warnings: start date, another email in progress, another editor', () => {
  expect(open({ startWindow: null, emailState: 'queued' }, ['Rosa', 'Ben'])).toEqual([
    ['thought', 'It doesn’t say when work can start.', '/estimates/17/edit'],
    [
      'thought',
      'The previous email hasn’t been sent yet. If you resend it, Dana will get both.',
      undefined,
    ],
    ['thought', 'Rosa and Ben also have it open. The last saved version will be sent.', undefined],
  ]);
});

it('requires nothing of an answered estimate', () => {
  expect(open({ status: 'accepted', startWindow: null, expired: true })).toEqual([]);
});
