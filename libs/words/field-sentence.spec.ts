// Specs of what is said about fields: whatever a shape finds wrong, in words for people that name
// the field.
import { OneLine, SeveralLines } from '@purlin/domain/shared/text.ts';
import { describe, expect, it } from 'vitest';
import { fieldName } from './field-names.ts';
import {
  type FieldIssue,
  fieldSentence,
  fieldSentenceInEnglish,
  unsaid,
} from './field-sentence.ts';
import { sentenceOf } from './sentence.ts';

const issue = (code: string, more: Partial<FieldIssue> = {}): FieldIssue => ({
  code,
  path: ['description'],
  message: '',
  ...more,
});

describe('a field', () => {
  it.each([
    [issue('invalid_type'), 'Description is required'],
    [issue('too_small', { origin: 'string', minimum: 1 }), 'Description is required'],
    [issue('too_small', { origin: 'array', minimum: 1 }), 'Description is required'],
    [
      issue('too_small', { origin: 'string', minimum: 10 }),
      'Description needs at least 10 characters',
    ],
    [
      issue('too_big', { origin: 'string', maximum: 300, path: ['lineItems', 0, 'title'] }),
      'Title can have up to 300 characters',
    ],
    [issue('too_big', { origin: 'array', maximum: 500 }), 'Description: choose up to 500'],
    [issue('too_big', { origin: 'number', maximum: 9 }), 'Description can be up to 9'],
    [issue('too_small', { origin: 'number', minimum: 2 }), 'Description must be at least 2'],
    [
      issue('too_small', { origin: 'number', minimum: 0, inclusive: false }),
      'Please check this: Description',
    ],
    [issue('invalid_format', { format: 'email' }), 'Please enter a valid email address'],
    [
      issue('invalid_type', { expected: 'string', input: 5, path: ['projectTitle'] }),
      'Project Title: please send text',
    ],
    [
      issue('invalid_type', { expected: 'int', input: 1.5, path: ['validDays'] }),
      'Days a new estimate is valid: please send a whole number',
    ],
    [
      issue('invalid_type', { expected: 'record', input: 5 }),
      'Description: please send something else',
    ],
    [issue('invalid_type', { expected: 'string', input: null }), 'Description is required'],
    [issue('invalid_value', { values: ['each', 'square'] }), 'Description is required'],
    [
      issue('invalid_value', { values: ['each', 'square'], input: 'furlong', path: ['unit'] }),
      'Unit must be one of: each, square',
    ],
    [issue('invalid_union', { input: true }), 'Please check this: Description'],
    [issue('invalid_union'), 'Description is required'],
    [
      issue('invalid_union', { options: ['amount', 'percent'], input: {}, path: ['discount'] }),
      'Discount must be one of: amount, percent',
    ],
    [
      issue('invalid_format', { format: 'date', input: 'soon', path: ['validUntil'] }),
      'Valid until must be a date like 2026-11-30',
    ],
    [
      issue('invalid_format', { format: 'datetime', input: 'soon' }),
      'Description must be a time like 2026-11-30T09:00:00Z',
    ],
    [issue('unrecognized_keys', { path: [], keys: ['colour', 'shade'] }), 'Unknown: colour, shade'],
    [issue('custom', { message: 'Please enter a name' }), 'Please enter a name'],
    [
      issue('custom', { params: { says: 'discount-above', subtotal: 86_000 } }),
      'The discount is more than the subtotal of $860.00',
    ],
    [
      issue('custom', { params: { says: 'name-not-read', name: 'tax', read: 'taxPercentage' } }),
      'Please send taxPercentage instead; tax isn’t supported',
    ],
    [issue('custom', { params: { says: 'nobody-knows' } }), 'Please check this: Description'],
  ])('%#: %s', (found, said) => {
    expect([fieldSentence(found, 'en', sentenceOf), fieldSentenceInEnglish(found)]).toEqual([
      said,
      said,
    ]);
  });

  it.each([OneLine, SeveralLines])('is missing only where nothing is there (%#)', (Text) => {
    const name = Text('Please enter a name').max(200);
    const said = (value: unknown) =>
      name
        .safeParse(value, unsaid)
        .error?.issues.map((found) =>
          fieldSentence({ ...(found as FieldIssue), path: ['name'] }, 'en', sentenceOf),
        );
    expect([said(undefined), said('x'.repeat(201))]).toEqual([
      ['Please enter a name'],
      ['Name can have up to 200 characters'],
    ]);
  });

  it('is said in Spanish without its English name', () => {
    const said = fieldSentence(
      issue('too_big', { origin: 'string', maximum: 300 }),
      'es',
      sentenceOf,
    );
    expect(said).toBe('Escriba 300 caracteres como máximo');
    const choice = issue('invalid_value', { values: ['a', 'b'], input: 'c' });
    expect(fieldSentence(choice, 'es', sentenceOf)).toBe('Elija una de estas opciones: a, b');
    const above = issue('custom', { params: { says: 'deposit-above', total: 80_000 } });
    expect(fieldSentence(above, 'es', sentenceOf)).toBe(
      'El anticipo es mayor que el total de $800.00',
    );
  });
});

it.each([
  [['scheduledStartDate'], 'Scheduled start date'],
  [['categoryId'], 'Category'],
  [['estimateOptions', 1, 'lineItems', 0, 'rate'], 'Rate'],
  [[], 'This'],
])('%j is called %s', (at, name) => expect(fieldName(at)).toBe(name));
