// What commands about estimates are made of: the request, the client's record, the licence number,
// and what shows who answered.
import type { z } from 'zod';
import { toLine, toOffer } from '@purlin/contracts/draft-shapes.ts';
import type { estimates } from '@purlin/contracts/estimates.ts';
import type { estimate } from '@purlin/domain/estimates/estimate.ts';
import { headerOf } from '@purlin/domain/estimates/header.ts';
import { estimateOfOption } from '@purlin/domain/estimates/offer.ts';
import { refuse } from '@purlin/domain/estimates/refusals.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { usualIntroOf } from '@purlin/domain/shared/intro-message.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { clientNow, type ClientRow } from '../clients/read-models/client-list.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import {
  readEstimateSettings,
  recordedSettingsAt,
  USUAL_SETTINGS,
} from '../company/read-models/estimate-settings.ts';
import { leadOfEstimate, leadWaitingForEstimate } from '../leads/read-models/lead-list.ts';
import { asGiven, type Commands, type Facts } from '../platform/core/commands/build-command.ts';
import { checkNamed } from '../platform/core/files/pictures.ts';
import { jobNow } from '../scheduling/read-models/job-list.ts';
import { answeredBy, checkAsker, consentShown, evidenceOf } from './evidence.ts';
import { estimateNow, type EstimateDetailsRow } from './read-models/estimate-details.ts';

type EstimateCommands = (typeof estimate)['commands'];
type Asked<T extends keyof EstimateCommands> = z.input<EstimateCommands[T]>;

const addresseeOf = ({
  clientId: id,
  clientName: name,
  clientEmail: email,
  clientPhone: phone,
}: EstimateDetailsRow) => ({ id, name, email, phone });

/** An archived client gets nothing new; what is already theirs stays theirs. */
function clientNamed(found: ClientRow | undefined, already?: number) {
  if (!found) return refuse('client-unknown');
  if (found.archivedAt !== null && found.id !== already)
    return refuse('client-archived', { client: found.name });
  return { id: found.id, name: found.name, email: found.email, phone: found.phone };
}

/** The record of an estimate's client as it is now, whatever it was when it was written. */
async function clientOf(facts: Facts, estimateId: number): Promise<ClientRow | undefined> {
  const row = await estimateNow(facts, estimateId);
  return row && clientNow(facts, row.clientId);
}
/** In which language the client of an estimate gets e-mails; English where there is none. */
const languageOfClient = async (
  facts: Facts,
  row: EstimateDetailsRow | undefined,
): Promise<Language> => (row && (await clientNow(facts, row.clientId)))?.language ?? 'en';

/** Whom it is for, and the request of theirs that waits for an estimate, if there is one. */
const writtenFor = async (facts: Facts, found: ClientRow | undefined) => ({
  client: clientNamed(found),
  leadId: (found && (await leadWaitingForEstimate(facts.db, found.id))) ?? null,
});

async function existing(facts: Facts, id: number): Promise<EstimateDetailsRow> {
  const row = await estimateNow(facts, id);
  if (!row) return refuse('estimate-not-found');
  return row;
}

/** Until when an estimate written today stays valid. */
async function validUntilOfNew({ db, clock }: Facts): Promise<string> {
  const { validDays } = await readEstimateSettings(db);
  return dayAfter(clock.today(), validDays);
}

/** Whether it changes a job, which must be one of its client's. */
async function changeOrder(
  facts: Facts,
  { changesJobId, clientId }: { readonly changesJobId: number | null; readonly clientId: number },
): Promise<{ readonly changesJobId: number | null }> {
  if (changesJobId === null) return { changesJobId };
  const job = await jobNow(facts, changesJobId);
  if (!job) return refuse('change-order-job-unknown');
  return job.clientId === clientId ? { changesJobId } : refuse('change-order-other-client');
}

/** Refuses an approval of a change order whose job was cancelled. */
async function jobGoesOn(facts: Facts, row: EstimateDetailsRow | undefined): Promise<void> {
  const jobId = row?.changesJobId ?? null;
  if (jobId !== null && (await jobNow(facts, jobId))?.status === 'cancelled')
    refuse('change-order-job-cancelled');
}

/** A draft with everything of another estimate, for its client or for another one. */
async function duplicateOf(
  id: number,
  clientId: number | undefined,
  facts: Facts,
): Promise<Asked<'DraftEstimate'>> {
  const source = await existing(facts, id);
  return {
    ...headerOf(source),
    lines: source.lines.map((line) => ({ ...line, id: null })),
    options: source.options.map((option) => ({
      ...option,
      id: null,
      lines: option.lines.map((line) => ({ ...line, id: null })),
    })),
    validUntil: await validUntilOfNew(facts),
    ...(await writtenFor(facts, await clientNow(facts, clientId ?? source.clientId))),
    duplicateOf: source.id,
    changesJobId: (clientId ?? source.clientId) === source.clientId ? source.changesJobId : null,
  };
}

/** The client's record as it is now, except that what was sent keeps whom it was sent to. */
const addressee = (row: EstimateDetailsRow, asked: number, found: ClientRow | undefined) =>
  row.status !== 'draft' && asked === row.clientId
    ? addresseeOf(row)
    : clientNamed(found, row.clientId);

type Map = Commands<typeof estimates, readonly [typeof estimate]>;
type RequestOf<K extends 'approve' | 'setStatus' | 'draft'> = Parameters<Map[K]>[0];

/** An approval with what the company asks for and what shows who gave it. */
async function approval(
  {
    params: { id },
    body,
    caller,
  }: Pick<RequestOf<'approve'>, 'params' | 'caller'> & {
    readonly body: Omit<RequestOf<'approve'>['body'], 'status'>;
  },
  facts: Facts,
): Promise<Asked<'ApproveEstimate'>> {
  const { db } = facts;
  const [row, leadId, latest] = await Promise.all([
    estimateNow(facts, id),
    leadOfEstimate(db, id),
    recordedSettingsAt(db, null),
  ]);
  const offeredAt = row?.offeredPosition ?? null;
  const [language, recorded] = await Promise.all([
    languageOfClient(facts, row),
    offeredAt === null ? latest : recordedSettingsAt(db, offeredAt),
    jobGoesOn(facts, row),
  ]);
  const { consentVersion, ...usual } = recorded ?? USUAL_SETTINGS;
  // Our page always says which terms it showed. A call that says nothing of them (the spec's call
  // does not) is taken as it is until the company records settings, also for an estimate that was
  // sent before that (rule: signature).
  const signatureRequired =
    usual.signatureRequired &&
    (recorded !== undefined || latest?.signatureRequired === true || body.consentVersion !== null);
  const shown = body.consentVersion ?? 0;
  const consent = signatureRequired
    ? await consentShown(db, { version: shown, language: body.language })
    : null;
  return {
    clientMessage: body.clientMessage,
    revision: body.revision,
    optionId: body.optionId,
    signatureRequired,
    ...(signatureRequired ? { terms: { shown, now: consentVersion } } : {}),
    leadId: leadId ?? null,
    language,
    ...evidenceOf(
      {
        how: answeredBy(caller),
        name: body.signedName,
        reason: '',
        language: body.language,
      },
      row,
      consent,
      caller,
    ),
  };
}

async function refusal(
  { params: { id }, body, caller }: RequestOf<'setStatus'>,
  facts: Facts,
): Promise<Asked<'DeclineEstimate'>> {
  return {
    clientMessage: body.clientMessage,
    revision: body.revision,
    ...evidenceOf(
      { how: answeredBy(caller), name: body.signedName, reason: '', language: body.language },
      await estimateNow(facts, id),
      null,
      caller,
    ),
  };
}

/** Without a message of its own it begins with the usual one, in the client's language. */
function offered(body: RequestOf<'draft'>['body'], client: ClientRow | undefined) {
  const offer = toOffer(body);
  if (offer.introMessage !== '') return offer;
  return { ...offer, introMessage: usualIntroOf(body)[client?.language ?? 'en'] };
}

export const commands: Map = {
  async draft({ body }, facts) {
    const client = await clientNow(facts, body.clientId);
    return {
      ...offered(body, client),
      ...(await writtenFor(facts, client)),
      ...(await changeOrder(facts, body)),
      duplicateOf: null,
    };
  },
  async change({ params, body }, facts) {
    const row = await existing(facts, params.id);
    const client = await clientNow(facts, body.clientId);
    return { ...offered(body, client), client: addressee(row, body.clientId, client) };
  },
  duplicate: ({ params, body }, facts) => duplicateOf(params.id, body.clientId, facts),
  addLineItem: {
    stream: ({ body: { estimateId, estimateOptionId } }) =>
      estimateId ?? estimateOfOption(estimateOptionId!),
    make: ({ body: { estimateId: _, estimateOptionId, order, ...line } }) => ({
      ...toLine({ ...line, id: null }),
      optionId: estimateOptionId,
      order,
    }),
  },
  async send({ params: { id }, body: { subject, message, byHand, hold } }, facts) {
    const [client, { ccbNumber }] = await Promise.all([clientOf(facts, id), readCompany(facts.db)]);
    const { language = 'en', email = null } = client ?? {};
    const usual = usualWords(language)('send-message');
    const asked = { subject, message: message || usual, language, ccbNumber, email };
    const seconds = hold && !byHand ? facts.config.SENDING_HOLD_SECONDS : 0;
    return seconds > 0
      ? { type: 'HoldSending', data: { ...asked, seconds } }
      : { type: 'SendEstimate', data: { ...asked, byHand } };
  },
  retryEmail: asGiven,
  async choosePhotos({ body }, { pictures }) {
    const named = body.photos.map(({ picture }) => picture);
    await checkNamed(pictures, named, { audience: 'staff', field: 'photos' });
    return body;
  },
  async setStatus(request, facts) {
    const { status, ...body } = request.body;
    if (status === 'viewed') return { type: 'ViewEstimate', data: {} };
    return status === 'declined'
      ? { type: 'DeclineEstimate', data: await refusal(request, facts) }
      : {
          type: 'ApproveEstimate',
          data: await approval({ ...request, body: { ...body, optionId: null } }, facts),
        };
  },
  approve: approval,
  ask({ body, caller }) {
    checkAsker(caller);
    return body;
  },
  answer: async ({ params: { id }, body }, facts) => ({
    ...body,
    language: await languageOfClient(facts, await estimateNow(facts, id)),
  }),
  // All that failed, where nobody says which.
  async recordApproval({ params: { id }, body, caller }, facts) {
    const { how, name, reason, ...rest } = body;
    // Staff wrote it down: nothing was shown.
    const told = { how, name: name ?? '', reason, language: 'en' as const };
    const [row, leadId] = await Promise.all([estimateNow(facts, id), leadOfEstimate(facts.db, id)]);
    const [language] = await Promise.all([languageOfClient(facts, row), jobGoesOn(facts, row)]);
    return { ...rest, leadId: leadId ?? null, language, ...evidenceOf(told, row, null, caller) };
  },
};
