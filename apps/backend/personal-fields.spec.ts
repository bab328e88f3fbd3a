// Every text of every event is sealed, or it is said here why it is nobody's: a field with somebody
// in it cannot be added without being seen.
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { rooms } from './app.ts';

/** What people may write anything into: no dates, no numbers in letters, nothing with a pattern. */
function freeTexts(shape: z.core.$ZodType, at: readonly string[] = []): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => freeTexts(field, [...at, name]));
    case 'array':
      return freeTexts(def.element, at);
    case 'record':
      return [...freeTexts(def.keyType, at), ...freeTexts(def.valueType, at)];
    case 'union':
      return [...new Set(def.options.flatMap((option) => freeTexts(option, at)))];
    case 'tuple':
      return def.items.flatMap((item) => freeTexts(item, at));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return freeTexts(def.innerType, at);
    case 'pipe':
      return freeTexts(
        (def.out as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.in : def.out,
        at,
      );
    case 'string':
      return hasPattern(def) ? [] : [at.join('.')];
    default:
      return [];
  }
}

/** A string's definition has its format where it has one. */
type StringDef = z.core.$ZodStringDef & { readonly format?: string };
const hasPattern = ({ format, checks }: StringDef): boolean =>
  ['date', 'datetime', 'time'].includes(format ?? '') ||
  (checks ?? []).some(
    (check) => (check._zod.def as { readonly format?: string }).format === 'regex',
  );

const ACTORS = 'an actor as events name them: a number, and no name';
const OFFERED = 'what is offered: it stays with what a client answered, whoever they were';
const BY_MACHINES = 'made by a machine, of nothing that a person said';
const OF_THE_COMPANY = 'what the company says of itself, or to everybody';
const OF_THE_WORK = 'what is worked and what it costs, whoever it is for';

/** Texts that are nobody's, by the kind of thing and the path in its events. */
const NOBODYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  user: { [BY_MACHINES]: ['passkey'] },
  apiKey: { 'a program’s, and no person’s': ['name', 'rights'] },
  company: {
    [OF_THE_COMPANY]: [
      'name',
      'phone',
      'email',
      'address',
      'ccbNumber',
      'terms',
      'consentText',
      'followUpMessage',
      'depositText',
      'spanish',
      'french',
    ],
  },
  settings: { [OF_THE_COMPANY]: ['values'], [ACTORS]: ['confirmed.by', 'by'] },
  estimate: {
    [OFFERED]: [
      'projectTitle',
      'projectDescription',
      'introMessage',
      'startWindow',
      'warrantyText',
      'lines',
      'line',
      'options',
      'option',
    ],
    [BY_MACHINES]: ['number', 'messageId', 'evidence.documentSha256', 'failed'],
    [ACTORS]: ['sentBy'],
  },
  estimateTemplate: { [OF_THE_WORK]: ['name', 'lines'] },
  lead: { [ACTORS]: ['sentBy'], [BY_MACHINES]: ['messageId'] },
  subscriber: { [BY_MACHINES]: ['keyHash'] },
  job: { [OF_THE_WORK]: ['title', 'name', 'steps.text'] },
  crew: { 'how it is painted': ['color'] },
  weatherShift: { [BY_MACHINES]: ['days'] },
  vendorPayment: {
    [ACTORS]: ['plannedBy', 'editedBy', 'by', 'secondedBy', 'reopenedBy'],
    'the number of a paper, which the books need': ['invoiceNumber'],
  },
  paymentBatch: {
    'the last digits, by which people tell accounts apart': ['lines.endsWith', 'prenotes.endsWith'],
    'numbers of papers, as they stood in the file': ['lines.remittance'],
    'a code of the banks': ['code'],
  },
  achNumbers: { [BY_MACHINES]: ['time'] },
  unclearAnswer: { [BY_MACHINES]: ['file', 'problems.trace'] },
  bankAccount: {
    'the last digits, by which people tell accounts apart': ['endsWith'],
    'a code of the banks': ['code'],
    [ACTORS]: ['by'],
  },
  quickbooksConnection: { [OF_THE_COMPANY]: ['companyName', 'unused.name'] },
  quickbooksRecord: {
    [BY_MACHINES]: [
      'requestId',
      'refused',
      'payee',
      'changed.version',
      'version',
      'prints',
      'sent',
      'differences.ourPrint',
      'differences.theirPrint',
      'ourPrint',
      'theirPrint',
    ],
    'the number of a paper, which the books need': ['candidates.paper.number'],
  },
  priceBookCategory: { [OF_THE_WORK]: ['name', 'description'] },
  priceBookItem: { [OF_THE_WORK]: ['name', 'description', 'exclusions', 'process'] },
};

const within = (field: string, of: string): boolean => field === of || field.startsWith(`${of}.`);
const deciders = [...new Set(rooms.flatMap((room) => room.deciders))];
const eventsOf = (category: string) => {
  const { events, personal } = deciders.find((one) => one.category === category)!;
  return Object.entries(events).map(([type, shape]) => ({
    type,
    texts: freeTexts(shape),
    sealed: personal?.[type] ?? [],
  }));
};

describe.each(deciders.map(({ category }) => category))('%s', (category) => {
  const nobodys = Object.values(NOBODYS[category] ?? {}).flat();
  it('seals every text of its events, or says whose it is not', () => {
    const open = eventsOf(category).flatMap(({ type, texts, sealed }) =>
      texts
        .filter((text) => ![...sealed, ...nobodys].some((of) => within(text, of)))
        .map((text) => `${type}.${text} is neither in \`personal\` of its decider nor nobody’s`),
    );
    expect(open).toEqual([]);
  });
  it('calls nothing nobody’s that is not there', () => {
    const texts = eventsOf(category).flatMap((event) => event.texts);
    expect(nobodys.filter((of) => !texts.some((text) => within(text, of)))).toEqual([]);
  });
});
