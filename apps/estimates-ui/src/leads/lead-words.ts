// How requests are shown: color, topic and age, and how a reply starts.
import type { LeadDetails, LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import type { ProjectType, Subject } from '@purlin/domain/leads/choices.ts';
import type { Tone } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/leads.ts';

/** The URL parameter for the open list of the inbox. */
export const TAB = ['tab'];

export const tones: Readonly<Record<LeadSummary['status'], Tone>> = {
  new: 'warn',
  contacted: 'info',
  quoted: 'seen',
  won: 'good',
  lost: 'quiet',
};

/** The topic in a word or two. */
export const topicOf = ({ kind, topic }: Pick<LeadSummary, 'kind' | 'topic'>): string =>
  topic === '' ? label('message-without-subject') : label(`${kind}.${topic}` as Topic);
/** The contract has topics of all kinds in one type, without saying which belong to which kind. */
type Topic = `quote.${ProjectType}` | `message.${Subject}`;

const MINUTE = 60_000;
const spans: readonly (readonly [ms: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [365 * 1440 * MINUTE, 'year'],
  [30 * 1440 * MINUTE, 'month'],
  [1440 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
];

/** The age in its largest unit: "3 hours ago". `now` and `then` are instants. */
export function ageOf(then: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(then));
  const span = spans.find(([length]) => ms >= length);
  if (!span) return say('just-now');
  return new Intl.RelativeTimeFormat(locales[appLanguage()]).format(
    -Math.floor(ms / span[0]),
    span[1],
  );
}

/** The website's promised response time, in hours (rule: answer-time). */
const PROMISED_HOURS = 24;

/** Nobody has answered within the promised time. */
export const isLate = (
  { status, receivedAt }: Pick<LeadSummary, 'status' | 'receivedAt'>,
  now: string,
): boolean =>
  status === 'new' && Date.parse(now) - Date.parse(receivedAt) > PROMISED_HOURS * 60 * MINUTE;

/** The salutation of a reply, in the visitor's language. */
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
