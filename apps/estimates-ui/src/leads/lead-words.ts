// How requests are shown: their colour, topic and age, and how a reply starts.
import type { LeadDetails, LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import type { ProjectType, Subject } from '@purlin/domain/leads/choices.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/leads.ts';

/** Says in the address which of the inbox's lists is open. */
export const TAB = ['tab'];

export const tones: Readonly<Record<LeadSummary['status'], Tone>> = {
  new: 'warn',
  contacted: 'info',
  quoted: 'seen',
  won: 'good',
  lost: 'quiet',
};

/** What they want, in a word or two. */
export const topicOf = ({ kind, topic }: Pick<LeadSummary, 'kind' | 'topic'>): string =>
  topic === '' ? label('message-without-subject') : label(`${kind}.${topic}` as Topic);
/** The contract gives a topic of each kind, but not which is of which. */
type Topic = `quote.${ProjectType}` | `message.${Subject}`;

const MINUTE = 60_000;
const spans: readonly (readonly [ms: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [365 * 1440 * MINUTE, 'year'],
  [30 * 1440 * MINUTE, 'month'],
  [1440 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
];

/** How long ago, in its largest unit: "3 hours ago". `now` and `then` are instants. */
export function ageOf(then: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(then));
  const span = spans.find(([length]) => ms >= length);
  if (!span) return say('just-now');
  return new Intl.RelativeTimeFormat(locales[appLanguage()]).format(
    -Math.floor(ms / span[0]),
    span[1],
  );
}

/** Hours in which the website promises an answer (rule: answer-time). */
const PROMISED_HOURS = 24;

/** Nobody has answered in the time that was promised. */
export const isLate = (
  { status, receivedAt }: Pick<LeadSummary, 'status' | 'receivedAt'>,
  now: string,
): boolean =>
  status === 'new' && Date.parse(now) - Date.parse(receivedAt) > PROMISED_HOURS * 60 * MINUTE;

/** How a reply starts, in the language that the visitor reads. */
export const replyStart = (
  lead: LeadDetails,
): { readonly subject: string; readonly hello: string } =>
  lead.language === 'es'
    ? {
        subject: lead.kind === 'quote' ? 'Su solicitud de cotización' : 'Su mensaje',
        hello: `Hola ${lead.name}:`,
      }
    : {
        subject:
          lead.kind === 'quote'
            ? `Your quote request: ${topicOf(lead).toLowerCase()}`
            : 'Your message to us',
        hello: `Hello ${lead.name},`,
      };
