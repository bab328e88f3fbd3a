// Saved views: what is read back, what counts as the same, and what gives way.
import { expect, it } from 'vitest';
import { sameView, viewsIn, withView } from './saved-views.ts';

const view = (name: string) => ({ name, address: `q=${name}` });

it.each([null, '', '{', '7', '[null, 3, {"name": 1}]'])('%j holds no view', (text) =>
  expect(viewsIn(text)).toEqual([]),
);
it('gives back what was kept', () =>
  expect(viewsIn(JSON.stringify([view('a')]))).toEqual([view('a')]));
it('knows a view in whatever order its filters stand', () => {
  expect(sameView('q=oak&status=sent', 'status=sent&q=oak')).toBe(true);
  expect(sameView('', 'status=sent')).toBe(false);
});
it('replaces one of the same name, and keeps the twelve newest', () => {
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
