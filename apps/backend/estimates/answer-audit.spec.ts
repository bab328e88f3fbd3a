// The audit of answers: it finds every fingerprint right that was made right, in whichever format,
// and no other.
import { describe, expect, it } from 'vitest';
import golden from '@purlin/domain/estimates/golden.json' with { type: 'json' };
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { FORGOTTEN } from '../platform/core/history/personal-data.ts';
import { auditAnswers } from './answer-audit.ts';
import { fingerprintOf, FORMAT } from './canonical-document.ts';

const read = golden.map(
  ({ type, schema, data }) =>
    ({ type, data: fromStored(estimate, { type, data }, schema) }) as EstimateEvent,
);
type Drafted = Extract<EstimateEvent, { type: 'EstimateDrafted' }>;
type Approved = Extract<EstimateEvent, { type: 'EstimateApproved' }>;
/** The newest golden draft, as it was sent and approved in a format. */
const drafted = read.findLast((event): event is Drafted => event.type === 'EstimateDrafted')!;
const answer = read.findLast((event): event is Approved => event.type === 'EstimateApproved')!;
const consent = { terms: 'Net 30', consentText: 'I agree', version: 2 };
const consentOf = async ({ version }: { readonly version: number }) =>
  version === 2 ? consent : null;
function approvedIn(format: number, client = drafted.data.client): EstimateEvent[] {
  const { totals } = drafted.data;
  const document = { ...drafted.data, id: 19, revision: 1, offered: totals };
  const names = { clientName: client.name, clientEmail: client.email };
  const print = fingerprintOf({ ...document, ...names }, consent, format);
  const evidence = { ...answer.data.evidence!, consentVersion: 2, ...print };
  const sent = read.find(({ type }) => type === 'EstimateSent')!;
  return [drafted, sent, { type: 'EstimateApproved', data: { ...answer.data, evidence } }];
}

describe('the audit of an answer', () => {
  it.each(Array.from({ length: FORMAT }, (_, n) => n + 1))(
    'agrees with what was answered in format %i',
    async (format) =>
      expect(await auditAnswers(19, approvedIn(format), consentOf)).toEqual(['agrees']),
  );
  it('agrees with an address that was corrected since it was written', async () => {
    const email = 'right@client.example';
    const [first, ...rest] = approvedIn(FORMAT, { ...drafted.data.client, email });
    const approval = rest.pop()!;
    const corrected: EstimateEvent[] = [
      { type: 'EstimateEmailFailed', data: { sentBy: 'e1', reason: 'unknown' } },
      { type: 'EstimateEmailRetried', data: { failed: 'e1', to: email } },
    ];
    const told = [first!, ...rest, ...corrected, approval];
    expect(await auditAnswers(19, told, consentOf)).toEqual(['agrees']);
  });
  it('finds another price, another date and another consent', async () => {
    const [first, ...rest] = approvedIn(FORMAT);
    const offer = (first as Drafted).data;
    const others = [
      { validUntil: '2026-04-01' },
      { roofPitch: '12/12' },
      { discountFixedCents: 1 },
    ];
    for (const other of others) {
      const told = [{ ...first!, data: { ...offer, ...other } } as EstimateEvent, ...rest];
      expect(await auditAnswers(19, told, consentOf)).toEqual(['differs']);
    }
    const otherTerms = async () => ({ ...consent, terms: 'Net 60' });
    expect(await auditAnswers(19, approvedIn(FORMAT), otherTerms)).toEqual(['differs']);
  });
  it('says what cannot be proven any more, or never could', async () => {
    const [first, sent, approval] = approvedIn(FORMAT) as [Drafted, EstimateEvent, Approved];
    const bare: EstimateEvent = { ...approval, data: { ...approval.data, evidence: null } };
    expect(await auditAnswers(19, [first, sent, bare], consentOf)).toEqual(['unproven']);
    const client = { ...first.data.client, name: FORGOTTEN };
    const told: EstimateEvent = { ...first, data: { ...first.data, client } };
    expect(await auditAnswers(19, [told, sent, approval], consentOf)).toEqual(['forgotten']);
  });
});
