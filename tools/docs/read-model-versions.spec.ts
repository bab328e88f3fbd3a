// A read model that changed has another version: otherwise its table keeps what the old functions
// made of history.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, sourceOf } from '../laws/source.ts';
import {
  changedUnderTheirVersion,
  presentVersions,
  readVersions,
  versionsPage,
} from './read-model-versions.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('no read model changed under its version; otherwise raise the version', () =>
  expect(changedUnderTheirVersion(readVersions(root), presentVersions(readSources(root)))).toEqual(
    [],
  ));

describe('the fingerprint', () => {
  const of = (model: string, beside = '', query = '') =>
    presentVersions([
      sourceOf(
        'apps/backend/room/read-models/things.ts',
        `${beside}
export const things = readModel<Event>()({
  name: 'things', version: 1,
  ${model}
});
${query}`,
      ),
    ]);
  const helper = 'const named = (e: E) => e.name;';
  const model = 'columns: { id: number().key() }, on: { Made: (e) => ({ id: named(e) }) }';
  const first = of(model, helper);
  const complaints = (now: ReturnType<typeof of>) => changedUnderTheirVersion(first, now);

  it('is another when a column, a function or what it uses is another', () => {
    expect(complaints(of(model.replace('key()', 'key().unique()'), helper))).toHaveLength(1);
    expect(complaints(of(model.replace('named(e)', 'named(e) + 1'), helper))).toHaveLength(1);
    expect(complaints(of(model, helper.replace('e.name', 'e.title')))).toEqual([
      'things changed, but is still version 1: raise its version',
    ]);
  });
  it('is the same when lines, comments, queries or what it does not use are others', () => {
    expect(complaints(of(model.replaceAll(', ', ',\n    '), `// Why.\n${helper}`))).toEqual([]);
    expect(complaints(of(model, helper, 'export const all = () => select(things);'))).toEqual([]);
  });
  it('is another when a rule is another that it imports, and what that uses in turn', () => {
    const importing = sourceOf(
      'apps/backend/room/read-models/things.ts',
      `import { named as called } from '@purlin/domain/things/names.ts';
import type { Thing } from '@purlin/domain/things/shapes.ts';
export const things = readModel<Event>()({
  name: 'things', version: 1, columns: {}, on: { Made: (e: Thing) => called(e) }
});`,
    );
    const rule = (said: string, beside: string) =>
      presentVersions([
        importing,
        sourceOf(
          'libs/domain/things/names.ts',
          `const trimmed = (text: string) => text.${said}();
export const named = (e) => trimmed(e.name);
export const other = ${beside};`,
        ),
      ]);
    const before = rule('trim', '1');
    expect(changedUnderTheirVersion(before, rule('trimEnd', '1'))).toHaveLength(1);
    expect(changedUnderTheirVersion(before, rule('trim', '2'))).toEqual([]);
  });
  it('is another when the database folds or searches other texts, of those that are searched', () => {
    const things = (search: string, folds: string, phones: string) =>
      presentVersions([
        sourceOf(
          'apps/backend/room/read-models/things.ts',
          `export const things = readModel<Event>()({
            name: 'things', version: 1, columns: {}, ${search} on: {} });`,
        ),
        sourceOf(
          'apps/backend/platform/servers/folded-text.ts',
          `import { LETTERS } from '@purlin/domain/shared/folding.ts';
           export const FOLDED_SQL = \`select \${LETTERS}\`;
           export const digitsSql = () => '${phones}';`,
        ),
        sourceOf(
          'apps/backend/platform/core/projection/read-model-tables.ts',
          `import { digitsSql } from '../../servers/folded-text.ts';
           function searchTextOf() { return digitsSql(); }`,
        ),
        sourceOf('libs/domain/shared/folding.ts', `export const LETTERS = '${folds}';`),
      ]);
    const before = things("search: ['name'],", 'a', '1');
    expect(changedUnderTheirVersion(before, things("search: ['name'],", 'a', '1'))).toEqual([]);
    expect(changedUnderTheirVersion(before, things("search: ['name'],", 'b', '1'))).toHaveLength(1);
    expect(changedUnderTheirVersion(before, things("search: ['name'],", 'a', '2'))).toHaveLength(1);
    expect(changedUnderTheirVersion(things('', 'a', '1'), things('', 'b', '2'))).toEqual([]);
  });
  it('is kept by version: what is known is never written over, what is new is added', () => {
    const changed = of(model.replace('named(e)', 'named(e) + 1'), helper);
    expect(JSON.parse(versionsPage(first, changed))).toEqual(first);
    const raised = { things: { 2: 'another' } };
    expect(JSON.parse(versionsPage(first, raised))).toEqual({
      things: { ...first['things'], 2: 'another' },
    });
  });
});
