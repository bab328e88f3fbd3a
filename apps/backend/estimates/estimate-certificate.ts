// The certificate after the answered estimate: who answered, when, how and to which document, with
// the events that prove it.
import type { Consent } from './canonical-document.ts';
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import type { PastEvent } from '../platform/core/history.ts';
import { html, type Html } from '../platform/servers/html.ts';
import type { EstimateDetailsRow, RecordedAnswer } from './read-models/estimate-details.ts';

const HOW: Readonly<Record<Evidence['how'], string>> = {
  page: 'On the estimate page, opened with its private link',
  staff: 'By staff on the estimate page',
  phone: 'By phone, written down by staff',
  in_person: 'In person, written down by staff',
  email: 'By e-mail, written down by staff',
  paper: 'On paper, written down by staff',
};

/** Steps worth showing to whoever doubts the answer. */
const STEPS: { readonly [T in EstimateEvent['type']]?: string } = {
  EstimateSent: 'Sent to the client by e-mail',
  EstimateResent: 'Sent again by e-mail',
  EstimateRevised: 'Revised',
  EstimateEmailAccepted: 'E-mail taken by the mail server',
  EstimateViewed: 'Opened by the client',
  EstimateApproved: 'Approved',
  EstimateDeclined: 'Declined',
  ValidUntilExtended: 'Valid-until date extended',
  LinkReplaced: 'Private link replaced',
};

/**
 * "Mar 2, 2026, 9:00:05 AM (UTC-08:00)": the moment where the company works, and how far that is
 * from UTC.
 */
export function formatMoment(at: string, timeZone: string): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  const offset = parts({ timeZoneName: 'longOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('GMT', 'UTC');
  return (
    `${parts({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))} ` +
    `(${offset === 'UTC' ? 'UTC+00:00' : offset})`
  );
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
function answerWords({ row }: Certified): string {
  if (row.status === 'declined') return 'Declined';
  const chosen = row.options.find(({ id }) => id === row.selectedOptionId);
  return (
    'Approved at ' +
    `${formatDollars(row.totals.totalCents)}${chosen ? `, option “${chosen.title}”` : ''}`
  );
}

function facts(
  certified: Certified,
): (readonly [string, string | null | undefined, mono?: boolean])[] {
  const {
    row: { answer, ...row },
    recordedBy,
    timeZone,
    consent,
  } = certified;
  return [
    ['Document', `Estimate ${row.number}, version ${answer.revision}: ${row.projectTitle}`],
    ['Answer', answerWords(certified)],
    ['Time', formatMoment(answer.at, timeZone)],
    ['Client', `${row.clientName}, ${row.clientEmail}`],
    ['Name given', answer.name],
    ['How', answer.how ? HOW[answer.how] : recordedBy === null ? HOW.page : HOW.staff],
    ['Written down by', recordedBy],
    ['Reason', answer.reason],
    ['Message', row.clientMessage],
    // The address and browser of staff say nothing about the client.
    [recordedBy === null ? 'IP address' : 'IP address (staff)', answer.ip],
    [recordedBy === null ? 'Browser' : 'Browser (staff)', answer.userAgent],
    ['Agreed to', consent && `Version ${consent.version}: ${consent.consentText}`],
    ['SHA-256 of the document', answer.documentSha256, true],
    ['Event', answer.eventId, true],
  ];
}

/** A page of its own. */
export function certificate(certified: Certified): Html {
  const { events, timeZone } = certified;
  const steps = events.flatMap((event) => {
    const what = STEPS[event.type as EstimateEvent['type']];
    return what ? [{ what, at: event.at, id: event.eventId }] : [];
  });
  return html`<section class="certificate"><h1>Certificate of
    ${certified.row.status === 'declined' ? 'the answer' : 'approval'}</h1>
    <p class="muted">Made from the permanent record of estimate ${certified.row.number}. The
      fingerprint is of the exact content that was answered;
      a change of a single letter or cent gives another.</p>
    <dl class="proof">${facts(certified).map(([name, value, mono]) => value && html`<dt>${name}</dt><dd class="${mono ? 'mono' : 'text'}">${value}</dd>`)}</dl>
    <h2>What happened</h2>
    <table><thead><tr><th scope="col">Time</th><th scope="col">Step</th><th
      scope="col">Event</th></tr></thead>
    <tbody>${steps.map(({ what, at, id }) => html`<tr><td>${formatMoment(at, timeZone)}</td><td>${what}</td><td class="mono">${id}</td></tr>`)}</tbody></table></section>`;
}
