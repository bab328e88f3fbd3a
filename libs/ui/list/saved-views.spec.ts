// Specs of saved views: parsing, equality, and eviction.
import { expect, it } from 'vitest';
import { sameView, viewsIn, withView } from './saved-views.ts';

const view = (name: string) => ({ name, address: `q=${name}` });

it.each([null, '', '{', '7', '[null, 3, {"name": 1}]'])('finds no views in %j', (text) =>
  expect(viewsIn(text)).toEqual([]),
);
it('reads back what was saved', () =>
  expect(viewsIn(JSON.stringify([view('a')]))).toEqual([view('a')]));
it('recognizes a view whatever the order of its filters', () => {
  expect(sameView('q=oak&status=sent', 'status=sent&q=oak')).toBe(true);
  expect(sameView('', 'status=sent')).toBe(false);
});
it('replaces a view of the same name, and keeps the newest twelve', () => {
  expect(withView([view('a'), view('b')], { name: 'a', address: '' })).toEqual([
    view('b'),
    { name: 'a', address: '' },
  ]);
  const many = Array.from({ length: 12 }, (_, n) => view(`v${n}`));
  expect(withView(many, view('new')).map(({ name }) => name)).toEqual([
    ...many.slice(1).map(({ name }) => name),
    'new',
  ]);
});
