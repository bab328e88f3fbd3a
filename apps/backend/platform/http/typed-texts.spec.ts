// Texts that people type: whatever field of whatever call, no control character and nothing that
// turns the direction of a line gets as far as a rule; what is one line stays one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import { oneLine, severalLines } from '@purlin/domain/shared/text.ts';
import { rooms } from '../../app.ts';

/** A text of at most so many characters is one line: a name, a title, an address, a subject. */
const ONE_LINE = 500;
const UNSEEN = new RegExp(
  String.raw`(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060` +
    String.raw`\u2066-\u2069\u2800\u3164\ufeff\uffa0]`,
  'u',
);
const BREAK = /[\t\n\r\v\f\u0085\u2028\u2029]/;

interface Leaf {
  readonly path: string;
  readonly shape: z.ZodString;
}
/** Every free text of a shape; formats and choices say themselves what they take. */
function textsOf(shape: unknown, path: string): readonly Leaf[] {
  if (shape instanceof z.ZodString) return [{ path, shape }];
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape as object).flatMap(([name, field]) =>
      textsOf(field, `${path}.${name}`),
    );
  if (shape instanceof z.ZodArray) return textsOf(shape.element, `${path}[]`);
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((one) => textsOf(one, path));
  if (
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodReadonly
  )
    return textsOf(shape.unwrap(), path);
  if (shape instanceof z.ZodPipe) {
    const after = textsOf(shape.out, path);
    return after.length > 0 ? after : textsOf(shape.in, path);
  }
  return [];
}

const deciders = new Map(rooms.flatMap((room) => room.deciders).map((d) => [d.category, d]));
/** Of all that callers can ask for: the commands that contracts name, and those of actions. */
const asked = new Set([
  'user AddUser',
  ...rooms.flatMap((room) =>
    Object.values(room.contract).flatMap((route) =>
      route.kind === 'command'
        ? [route.command].flat().map((name) => `${route.decider} ${name}`)
        : [],
    ),
  ),
]);
const texts = [...asked].flatMap((one) => {
  const [category, name] = one.split(' ') as [string, string];
  const shape = (deciders.get(category) as AnyDecider).commands[name]!;
  return textsOf(shape, name).map((leaf) => ({ ...leaf, command: one }));
});

/**
 * What the product fills in itself and nobody types: evidence of an answer, names of choices, who
 * counts as a second person, and what stood in the books when somebody decided.
 */
const FILLED_IN = new RegExp(
  [
    /\.evidence\.(ip|userAgent|documentSha256)$/,
    /^RetryEmail\.sentBy$/,
    /\.established\[\]$/,
    /^SettleDifference\.(seen\.(ours|theirs)|here)$/,
    /^ExcludeRecord\.seen$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom('\u0007', '\u001b', '\u0085', '\u007f', '\t', '\r\n', '\u2028', '\v'),
      fc.constantFrom('\u202a', '\u202e', '\u2066', '\u2069'),
      fc.constantFrom('\u061c', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `a${parts.join('')}z`);

describe.each(texts.filter(({ path }) => !FILLED_IN.test(path)))('$path', ({ shape }) => {
  it('keeps nothing that nobody sees', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const parsed = shape.safeParse(text);
        if (!parsed.success) return;
        expect(parsed.data).not.toMatch(UNSEEN);
        if ((shape.maxLength ?? 0) <= ONE_LINE) expect(parsed.data).not.toMatch(BREAK);
      }),
    );
  });
});

it('finds the texts there are', () => {
  expect(texts.length).toBeGreaterThan(60);
  for (const name of ['AddClient.name', 'DraftEstimate.projectTitle', 'SendEstimate.subject'])
    expect(texts.map(({ path }) => path)).toContain(name);
});

it('leaves alone what is seen', () => {
  expect(oneLine(' José  Ñuñez-O’Brien 王小明 عربى 👩‍🔧 ')).toBe('José Ñuñez-O’Brien 王小明 عربى 👩‍🔧');
  expect(oneLine('Dana\tWhit\r\nfield')).toBe('Dana Whit field');
  expect(oneLine('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
  for (const blank of ['\u3164', '\u2800', '\uffa0 \u200b']) expect(oneLine(blank)).toBe('');
  expect(oneLine('\u200fDana\u200b\u2060 Whit\u061cfield\ufeff')).toBe('Dana Whitfield');
  // A Persian word needs the joiner that joins nothing.
  expect(oneLine('می\u200cخواهم')).toBe('می\u200cخواهم');
  expect(severalLines('One\r\n\tTwo\u0000\u0007\n')).toBe('One\r\n\tTwo');
});
