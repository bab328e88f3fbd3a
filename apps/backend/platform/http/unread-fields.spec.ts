// What of a body is passed over is named, whatever shape the body has.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { asHeader, unreadIn } from './unread-fields.ts';

const Line = z.object({ description: z.string(), rate: z.string().optional() });

test.each([
  ['a shape with a mistyped field', Line, { description: 'Roof', rat: '5' }, ['rat']],
  ['a shape with all that it knows', Line, { description: 'Roof' }, []],
  ['one with a name of its own', Line.meta({ id: 'SomeLine' }), { rat: '5' }, ['rat']],
  ['one of several', z.union([Line, z.object({ id: z.int() })]), { id: 1, rat: '5' }, ['rat']],
  ['two in one', Line.and(z.object({ id: z.int() })), { id: 1, rat: '5' }, ['rat']],
  ['one that takes anything', z.record(z.string(), z.string()), { rat: '5' }, []],
  ['no object at all', Line, ['rat'], []],
])('%s', (_, shape, body, unread) => expect(unreadIn(shape)(body)).toEqual(unread));

test('names fit into a header', () => {
  expect(asHeader(['rat', 'naïve\r\nset-cookie: a', '\ud800'])).toBe(
    'rat na%C3%AFve%0D%0Aset-cookie%3A%20a %EF%BF%BD',
  );
});
