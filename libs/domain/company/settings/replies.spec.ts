// Saved replies and their placeholders (rule: messages).
import { expect, it } from 'vitest';
import { filledIn, gapsIn, replies } from './replies.ts';

const TEXT = 'Hi {client}, {job} starts on {date}. See you, {client}!';

it('are filled in; what is not known stays to be seen', () => {
  expect(filledIn(TEXT, { client: 'Maria $& {job}', job: 'Barn roof', date: '' })).toBe(
    'Hi Maria $& {job}, Barn roof starts on {date}. See you, Maria $& {job}!',
  );
  expect(gapsIn(filledIn(TEXT, { client: 'Maria' }))).toEqual(['{job}', '{date}']);
  expect(gapsIn('{name} {Client} { job }')).toEqual([]);
});

it('need a name and a text', () => {
  const parse = (name: string, text: string) =>
    replies.shape.safeParse({ entries: [{ name, text }] }).error?.issues.map(({ path }) => path[2]);
  expect(parse(' ', '')).toEqual(['name', 'text']);
  expect(parse('Start', 'Hi')).toBeUndefined();
});
