// Every field of an offer's header at every door it has to pass: a field that somebody forgot
// somewhere is named here.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import {
  toClientHeader,
  toStaffHeader,
  type ClientHeader,
  type StaffHeader,
} from '@purlin/contracts/header-shapes.ts';
import golden from '@purlin/domain/estimates/golden.json' with { type: 'json' };
import { blankHeader, headerOf, type Header } from '@purlin/domain/estimates/header.ts';
import {
  clientFactNames,
  factNames,
  headerFields,
  namesWhere,
  type HeaderName,
} from '@purlin/domain/estimates/header-fields.ts';
import { factsOf, headerWords } from '@purlin/words/header.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import { estimateDocument } from './estimate-document.ts';
import { estimateById } from './read-models/estimate-details.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
});

const names = Object.keys(headerFields) as HeaderName[];
/** The newest recorded offer with every field that was added since the first. */
const sample = headerOf(
  golden.findLast(({ type }) => type === 'EstimateDrafted')!.data as unknown as Header,
);
/** What the sample does not say is said here, so that no field is blank. */
const full: Header = {
  ...sample,
  projectDescription: 'Both slopes',
  customerNotes: 'Dogs in the yard',
  internalNotes: 'Steep drive',
  validUntil: '2099-03-31',
  discountBasisPoints: 500,
  taxBasisPoints: 825,
  taxBasis: 'discounted',
  processingFeeBasisPoints: 300,
  depositBasis: 'subtotal',
  deposit: { kind: 'percent', basisPoints: 3000 },
};
const MAY_BE_BLANK = ['estimateType', 'discountFixedCents'];
const answered: ClientHeader & StaffHeader = { ...toClientHeader(full), ...toStaffHeader(full) };
const { depositTerms: deposit, ...rest } = answered;
const lineItems = [{ description: 'Ridge vent', quantity: 1, rate: '1000' }];
const draft = async (body: object) =>
  (await app.call<Estimate>('POST', '/api/estimates', { body: { clientId, lineItems, ...body } }))
    .body;

describe('a field of the header', () => {
  it.each(names)('%s has a sample that is not blank (golden.json, or here)', (name) => {
    if (!MAY_BE_BLANK.includes(name)) expect(full[name]).not.toEqual(blankHeader[name]);
  });
  it.each(factNames)('%s has a sample in golden.json', (name) =>
    expect(sample[name]).not.toEqual(blankHeader[name]),
  );
  it.each(names)('%s has a name in every language', (name) => {
    for (const words of Object.values(headerWords)) expect(words[name]).not.toBe('');
  });
  it('that the client sees is part of what is answered; what staff keep is not', () => {
    for (const [name, { seenBy, documentedSince }] of Object.entries(headerFields))
      expect([name, documentedSince !== null]).toEqual([name, seenBy === 'client']);
  });
  it('travels, is drafted, revised, duplicated and shown as it was sent', async () => {
    const made = await draft({ ...rest, deposit });
    expect(made).toMatchObject(answered);
    await app.call('POST', `/api/estimates/${made.id}/send`, { body: {} });
    const other = { ...rest, deposit, clientId, lineItems, projectTitle: 'Revised' };
    await app.call('PUT', `/api/estimates/${made.id}`, { body: other });
    const seen = (
      await app.call<PublicEstimate>('GET', `/api/estimates/number/${made.estimateNumber}`)
    ).body;
    expect(seen).toMatchObject({ ...toClientHeader(full), projectTitle: 'Revised', revision: 2 });
    for (const name of namesWhere({ seenBy: 'staff' })) expect(seen).not.toHaveProperty(name);
    const copy = (await app.call<Estimate>('POST', `/api/estimates/${made.id}/duplicate`)).body;
    const { validUntil: _, ...copied } = answered;
    expect(copy).toMatchObject({ ...copied, projectTitle: 'Revised' });
  });
  it('is blank when it is left out, as in everything from before it was added', async () => {
    const made = await draft({ projectTitle: 'Plain', serviceAddress: '1 Oak St' });
    for (const name of factNames) expect(made[name]).toEqual(blankHeader[name]);
  });
  it('is printed, listed and exported where it is a fact', async () => {
    const made = await draft({ ...rest, deposit });
    const row = (await estimateById(app.platform.services.db, made.id))!;
    const { html } = estimateDocument({
      row,
      company: UNKNOWN,
      settings: USUAL_SETTINGS,
      language: 'en',
      clock: app.platform.services.clock,
    });
    const list = await app.call<readonly Estimate[]>('GET', '/api/estimates?limit=1');
    const { text } = await app.call('GET', '/api/estimates.csv');
    const facts = factsOf(toClientHeader(full), clientFactNames, 'en');
    expect(facts.map(({ name }) => name)).toEqual(clientFactNames);
    for (const { label, value } of facts)
      expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
    for (const name of clientFactNames) {
      expect(list.body[0]).toMatchObject({ [name]: full[name] });
      expect(text).toContain(String(full[name]));
    }
  });
});
