// What the server fills into commands about estimates: the client's record, the licence number, and
// what shows who answered.
import type { z } from 'zod';
import type { estimate } from '@purlin/domain/estimates/estimate.ts';
import { headerOf } from '@purlin/domain/estimates/header.ts';
import { headlineTotals } from '@purlin/domain/estimates/offer.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { clientById } from '../clients/read-models/client-list.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { consentOf, readEstimateSettings } from '../company/read-models/estimate-settings.ts';
import type { Db } from '../platform/servers/database.ts';
import type { Asking, Services } from '../platform/core/room.ts';
import { fingerprintOf, type Consent } from './canonical-document.ts';
import { estimateById, type EstimateDetailsRow } from './read-models/estimate-details.ts';

type Commands = (typeof estimate)['commands'];
type Asked<T extends keyof Commands> = z.infer<Commands[T]>;

const addresseeOf = ({
  clientId: id,
  clientName: name,
  clientEmail: email,
  clientPhone: phone,
}: EstimateDetailsRow) => ({ id, name, email, phone });

/** An archived client gets nothing new; what is already theirs stays theirs. */
async function clientNamed(db: Db, id: number, already?: number) {
  const found = await clientById(db, id);
  if (!found) throw new Refusal('client-unknown', 'Please select a valid client', 'missing');
  if (found.archivedAt !== null && id !== already)
    throw new Refusal(
      'client-archived',
      `${found.name} is archived. Restore the client before you write an estimate for them.`,
    );
  return { id: found.id, name: found.name, email: found.email, phone: found.phone };
}

async function existing(db: Db, id: number | 'new'): Promise<EstimateDetailsRow> {
  const row = await estimateById(db, Number(id));
  if (!row)
    throw new Refusal(
      'estimate-not-found',
      'This estimate does not exist or has been removed.',
      'missing',
    );
  return row;
}

/**
 * A draft for the client's record; of a duplicate everything else comes from the other estimate.
 */
export async function fillInDraft(
  draft: Asked<'DraftEstimate'>,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<Asked<'DraftEstimate'>> {
  const { db } = services;
  if (draft.duplicateOf === null)
    return { ...draft, client: await clientNamed(db, draft.client.id) };
  const source = await existing(db, draft.duplicateOf);
  return {
    ...headerOf(source),
    lines: source.lines.map((line) => ({ ...line, id: null })),
    options: source.options.map((option) => ({
      ...option,
      id: null,
      lines: option.lines.map((line) => ({ ...line, id: null })),
    })),
    validUntil: await validUntilOfNew(services),
    client: await clientNamed(db, draft.client.id || source.clientId),
    duplicateOf: source.id,
  };
}

/** Until when an estimate written today stays valid. */
async function validUntilOfNew({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string> {
  const { validDays } = await readEstimateSettings(db);
  return new Date(Date.parse(clock.today()) + validDays * 86_400_000).toISOString().slice(0, 10);
}

/** The client's record as it is now, except that what was sent keeps whom it was sent to. */
export async function fillInChange(
  change: Asked<'ChangeEstimate'>,
  { db }: Pick<Services, 'db'>,
  { id }: Asking,
): Promise<Asked<'ChangeEstimate'>> {
  const row = await existing(db, id);
  const keeps = row.status !== 'draft' && change.client.id === row.clientId;
  return {
    ...change,
    client: keeps ? addresseeOf(row) : await clientNamed(db, change.client.id, row.clientId),
  };
}

export const fillInSending = async (
  send: Asked<'SendEstimate'>,
  { db }: Pick<Services, 'db'>,
): Promise<Asked<'SendEstimate'>> => ({ ...send, ccbNumber: (await readCompany(db)).ccbNumber });

/**
 * The consent text that was shown, when the company asks for one and such a version was ever
 * recorded.
 */
async function consentShown(db: Db, version: number): Promise<Consent | null> {
  const found = version > 0 ? await consentOf(db, version) : undefined;
  return found ? { terms: found.terms, consentText: found.consentText, version } : null;
}

type AnswerCommand = Pick<Asked<'DeclineEstimate'>, 'evidence' | 'documentRevision'>;

/**
 * Address, browser and document of an answer; one that staff give on the client's page is theirs.
 */
async function withEvidence<T extends AnswerCommand>(
  answer: T,
  row: EstimateDetailsRow | undefined,
  consent: Consent | null,
  caller: Asking['caller'],
): Promise<T> {
  const { evidence } = answer;
  if (evidence === null || !row) return answer;
  const onPage = evidence.how === 'page';
  const fingerprint = fingerprintOf(
    { ...row, offered: headlineTotals(row.options, row.lines, row) },
    consent,
  );
  return {
    ...answer,
    documentRevision: row.revision,
    evidence: {
      ...evidence,
      how: onPage && caller.by.startsWith('user-') ? 'staff' : evidence.how,
      ip: caller.ip,
      userAgent: caller.userAgent,
      consentVersion: consent?.version ?? 0,
      ...fingerprint,
    },
  };
}

export async function fillInApproval(
  approval: Asked<'ApproveEstimate'>,
  { db }: Pick<Services, 'db'>,
  { id, caller }: Asking,
): Promise<Asked<'ApproveEstimate'>> {
  const [row, { signatureRequired }] = await Promise.all([
    estimateById(db, Number(id)),
    readEstimateSettings(db),
  ]);
  const consent = signatureRequired
    ? await consentShown(db, approval.evidence?.consentVersion ?? 0)
    : null;
  return { ...(await withEvidence(approval, row, consent, caller)), signatureRequired };
}

export const fillInRecordedApproval = async (
  approval: Asked<'RecordApproval'>,
  { db }: Pick<Services, 'db'>,
  { id, caller }: Asking,
): Promise<Asked<'RecordApproval'>> =>
  withEvidence(
    approval as Asked<'RecordApproval'> & AnswerCommand,
    await estimateById(db, Number(id)),
    null,
    caller,
  );

export const fillInDecline = async (
  decline: Asked<'DeclineEstimate'>,
  { db }: Pick<Services, 'db'>,
  { id, caller }: Asking,
): Promise<Asked<'DeclineEstimate'>> =>
  withEvidence(decline, await estimateById(db, Number(id)), null, caller);
