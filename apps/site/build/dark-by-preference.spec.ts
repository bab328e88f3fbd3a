// Specs of the site's version of the dark palette.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import darkByPreference from './dark-by-preference.ts';

const tokens = readFileSync(
  path.join(import.meta.dirname, '../../../libs/ui/theme/tokens.css'),
  'utf8',
);

test('the dark palette applies to dark screens instead of a class', () => {
  const css = darkByPreference(tokens);
  expect(css).not.toContain('.theme-dark');
  expect(css).toMatch(
    /@media screen and \(prefers-color-scheme: dark\) \{ :root, :host \{\s+color-scheme: dark;/,
  );
  expect(css.split('{').length).toBe(css.split('}').length);
});

test('fails the build if the tokens have no dark palette', () => {
  expect(() => darkByPreference(':root { --ink: black; }')).toThrow('no ".theme-dark {" block');
});
