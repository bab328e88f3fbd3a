// What an answer may be: documented, in time, in plain words, and never a defect.
import { TECHNICAL_WORDS } from '../vitest/technical-words.ts';
import { LONG_AGO } from './callers.ts';
import type { Call, Sent } from './requests.ts';
import type { HttpAnswer } from './send.ts';

/** The one fault that a busy machine can be to blame for. */
export const SLOW = 'answers over 2 s';
/** What is counted, as the report calls it. */
export const FAULTS = [
  'answers of 500 and above',
  'statuses that the document does not name',
  SLOW,
  'no answer at all',
  'technical words',
  'refusals that are no problem+json',
  'let in without a session or key',
  'carried out without the password',
  'same key, other answer',
  'same key, carried out twice',
  'same key, other body, carried out',
] as const;
export type Fault = (typeof FAULTS)[number];

const SLOW_MILLIS = 2_000;
/** `default` of the document: every refusal of ours is one of these. */
const REFUSALS = [400, 401, 403, 404, 405, 409, 412, 413, 414, 415, 422, 429, 431];
/** Expected of a busy server, with a Retry-After; anything else of that kind is a defect. */
const BUSY = /^(?:too-busy|pdf-failed)$/;
/** What is cut off rather than read; the answer may be lost on the way. */
const CUT_BYTES = 2 ** 20;

interface Problem {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: Readonly<Record<string, unknown>>;
}

/** The JSON of an answer; undefined when it is none. */
export function jsonOf({ text }: Pick<HttpAnswer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isDone = ({ status }: Pick<HttpAnswer, 'status'>): boolean =>
  status >= 200 && status < 300;

/** A 503 that says when to come again, of the kinds that are expected. */
export const isBusy = (answer: HttpAnswer): boolean =>
  answer.status === 503 &&
  answer.headers['retry-after'] !== undefined &&
  BUSY.test(String((jsonOf(answer) as Problem | undefined)?.code));

/** Everything that is wrong with one answer. */
export function faultsIn(
  { operation, caller, headers, address }: Call,
  body: Sent | undefined,
  answer: HttpAnswer,
): readonly Fault[] {
  const { status, millis } = answer;
  if (status === 0)
    return body && body.bytes.length > CUT_BYTES ? [] : (['no answer at all'] as const);
  const found: Fault[] = [];
  if (millis > SLOW_MILLIS) found.push(SLOW);
  if (isBusy(answer)) return found;
  if (status >= 500) found.push('answers of 500 and above');
  else if (!operation.statuses.includes(status) && !REFUSALS.includes(status))
    found.push('statuses that the document does not name');
  if (status >= 400) found.push(...faultsInRefusal(answer, `${address} ${String(body?.bytes)}`));
  const keyless = caller === 'nobody' || caller === 'old cookie';
  if (isDone(answer) && operation.closed && keyless && !headers['x-estimate-number'])
    found.push('let in without a session or key');
  if (isDone(answer) && operation.password && caller === LONG_AGO)
    found.push('carried out without the password');
  return found;
}

function faultsInRefusal(answer: HttpAnswer, sent: string): readonly Fault[] {
  const { code, message, errors = {} } = (jsonOf(answer) as Problem | undefined) ?? {};
  const type = answer.headers['content-type'] ?? '';
  if (!type.includes('application/problem+json') || !isText(code) || !isText(message))
    return ['refusals that are no problem+json'];
  const said = [message, ...Object.values(errors).filter(isText)];
  // What the caller said themselves may be said back to them.
  const technical = said.some((words) => {
    const [word] = TECHNICAL_WORDS.exec(words) ?? [];
    return word !== undefined && !sent.includes(word);
  });
  return technical ? ['technical words'] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Whether callers shut themselves out by what they did: they ended their session, or demanded of
 * every admin a second factor that they do not have.
 */
export const isShutOut = (again: HttpAnswer): boolean =>
  again.status === 401 ||
  (again.status === 403 &&
    (jsonOf(again) as { code?: unknown } | undefined)?.code === 'factor-needed');

/** What is wrong when the same is asked again under the same key. */
export function faultsInRepeat(first: HttpAnswer, again: HttpAnswer): readonly Fault[] {
  if (isBusy(again) || again.status === 0) return [];
  const id = (answer: HttpAnswer): unknown => (jsonOf(answer) as { id?: unknown } | undefined)?.id;
  return isDone(again) && id(first) === id(again) ? [] : ['same key, other answer'];
}
