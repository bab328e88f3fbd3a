// Specs of a new estimate's default packages: in the client's language unless the user has edited
// them.
import { expect, test } from 'vitest';
import { defaultOptions, packagesIn } from './packages.ts';

test('are good, better and best, with the middle one recommended', () => {
  expect(defaultOptions().map(({ title, recommended }) => [title, recommended])).toEqual([
    ['Good - Basic Package', false],
    ['Better - Standard Package', true],
    ['Best - Premium Package', false],
  ]);
});

test('replaces unedited texts when the language changes', () => {
  const [good, better, best] = defaultOptions();
  const options = [best!, { ...good!, title: 'Repairs only' }, better!];
  const spanish = defaultOptions('es');
  expect(packagesIn(options, 'es')).toEqual([
    ['options.0.title', spanish[2]!.title],
    ['options.0.description', spanish[2]!.description],
    ['options.1.description', spanish[0]!.description],
    ['options.2.title', spanish[1]!.title],
    ['options.2.description', spanish[1]!.description],
  ]);
  expect(packagesIn(spanish, 'es')).toEqual([]);
  expect(packagesIn(spanish, 'en')).toHaveLength(6);
});

test('promises nothing that depends on the work or its lines', () => {
  const told = [...defaultOptions('en'), ...defaultOptions('es')].map((one) => one.description);
  const [parts, promises] = [/shingle|teja|gutter|canaleta|cumbrera|underlay/i, /warrant|garant/i];
  for (const description of told) {
    expect(description).not.toMatch(parts);
    expect(description).not.toMatch(promises);
  }
});
