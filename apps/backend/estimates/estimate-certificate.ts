// The certificate after the answered estimate: who answered, when, how and to which document, with
// the events that prove it.
import type { Consent } from './canonical-document.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { isolated } from '@purlin/words/direction.ts';
import { locales } from '@purlin/words/languages.ts';
import { paperWords, type PaperWords } from '@purlin/words/paper.ts';
import { tell } from '@purlin/words/story.ts';
import type { PastEvent } from '../platform/core/history/history.ts';
import { html, type Html } from '../platform/servers/html.ts';
import type { EstimateDetailsRow, RecordedAnswer } from './read-models/estimate-details.ts';

/** Steps worth showing to whoever doubts the answer. */
const STEPS = new Set<string>([
  'EstimateSent',
  'EstimateResent',
  'EstimateRevised',
  'EstimateEmailAccepted',
  'EstimateViewed',
  'EstimateApproved',
  'EstimateDeclined',
  'ValidUntilExtended',
  'LinkReplaced',
] satisfies EstimateEvent['type'][]);

/** Making a format costs a millisecond, and a certificate shows every event's moment. */
const formats = new Map<
  string,
  readonly [moment: Intl.DateTimeFormat, offset: Intl.DateTimeFormat]
>();
function formatsOf(timeZone: string, locale: string) {
  const key = `${locale} ${timeZone}`;
  let known = formats.get(key);
  if (!known) {
    known = [
      new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'medium' }),
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' }),
    ];
    formats.set(key, known);
  }
  return known;
}

/**
 * "Mar 2, 2026, 9:00:05 AM (UTC-08:00)": the moment where the company works, and how far that is
 * from UTC.
 */
export function formatMoment(at: string, timeZone: string, language: Language = 'en'): string {
  const [moment, zone] = formatsOf(timeZone, locales[language]);
  const offset = zone
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('GMT', 'UTC');
  return `${moment.format(new Date(at))} (${offset === 'UTC' ? 'UTC+00:00' : offset})`;
}

export interface Certified {
  readonly row: EstimateDetailsRow & { readonly answer: RecordedAnswer };
  /** Every event of the estimate, oldest first. */
  readonly events: readonly PastEvent[];
  readonly timeZone: string;
  /** Name of the member of staff who wrote the answer down; null when the client gave it. */
  readonly recordedBy: string | null;
  /** The text that was agreed to, if one was asked for. */
  readonly consent: Consent | null;
}

/** What was answered, in one line. */
function answerWords({ row }: Certified, say: PaperWords): string {
  if (row.status === 'declined') return say('status.declined');
  const { totalCents } = row.totals;
  const chosen = row.options.find(({ id }) => id === row.selectedOptionId);
  return chosen
    ? say('answer-option', { totalCents, option: chosen.title })
    : say('answer-approved', { totalCents });
}

type Fact = readonly [name: string, value: string | null | undefined, code?: boolean];

function facts(certified: Certified, language: Language, say: PaperWords): readonly Fact[] {
  const {
    row: { answer, ...row },
    recordedBy,
    timeZone,
    consent,
  } = certified;
  // The address and browser of staff say nothing about the client.
  const whose = recordedBy === null ? 'client' : 'staff';
  const how = answer.how ?? (recordedBy === null ? 'page' : 'staff');
  const { number, projectTitle: project } = row;
  return [
    [say('document'), say('document-answered', { number, version: answer.revision, project })],
    [say('answer'), answerWords(certified, say)],
    [say('time'), formatMoment(answer.at, timeZone, language)],
    [say('client'), [isolated(row.clientName), row.clientEmail].filter(Boolean).join(', ')],
    [say('name-given'), answer.name],
    [say('how'), say(`how.${how}`)],
    [say('written-by'), recordedBy],
    [say('reason'), answer.reason],
    [say('message'), row.clientMessage],
    [say('ip', { whose }), answer.ip],
    [say('browser', { whose }), answer.userAgent],
    [
      say('agreed-to'),
      consent && say('consent-version', { version: consent.version, consent: consent.consentText }),
    ],
    [say('fingerprint'), answer.documentSha256, true],
    [say('event'), answer.eventId, true],
  ];
}

const factRow = ([name, value, code]: Fact): Html | null =>
  value ? html`<dt>${name}</dt><dd class="${code ? 'code' : 'text'}">${value}</dd>` : null;

/** A page of its own. */
export function certificate(certified: Certified, language: Language): Html {
  const { events, timeZone, row } = certified;
  const say = paperWords(language);
  const answer = row.status === 'declined' ? 'declined' : 'accepted';
  // What came after it proves nothing of it; and a copy made later is the same as the first.
  const upToAnswer = events
    .slice(0, events.findIndex(({ eventId }) => eventId === row.answer.eventId) + 1)
    .filter(({ type }) => STEPS.has(type));
  const step = (event: PastEvent): Html => html`<tr>
<td>${formatMoment(event.at, timeZone, language)}</td>
<td>${tell(event as PastEvent & EstimateEvent, language)}</td>
<td class="code">${event.eventId}</td></tr>`;
  return html`<section class="certificate"><h1>${say('certificate', { answer })}</h1>
<p class="muted">${say('made-from', { number: row.number })}</p>
<dl class="proof">${facts(certified, language, say).map(factRow)}</dl>
<h2>${say('what-happened')}</h2>
<table><thead><tr><th scope="col">${say('time')}</th><th scope="col">${say('step')}</th>
<th scope="col">${say('event')}</th></tr></thead>
<tbody>${upToAnswer.map(step)}</tbody></table></section>`;
}
