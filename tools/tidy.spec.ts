// The laws at work: every source file keeps to them, and every law bites.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures, neighbours } from './laws/fixtures.ts';
import { inWords, judge, type Finding, type LawName } from './laws/judge.ts';
import { roomContracts } from './laws/room-contracts.ts';
import { readSources, sourceOf } from './laws/source.ts';
import { stillLong } from './laws/still-long.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Package {
  readonly dependencies: object;
  readonly devDependencies: object;
  readonly scripts: object;
}
const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Package;
const surroundings = {
  packages: new Set(Object.keys({ ...dependencies, ...devDependencies })),
  mentions: JSON.stringify(scripts),
};

it('every source file keeps to the laws', () => {
  const findings = judge(readSources(root), surroundings);
  expect(findings.map(inWords).join('\n\n')).toBe('');
});

it('lists no long file that is gone', () => {
  const paths = new Set(readSources(root).map((source) => source.path));
  expect(Object.keys(stillLong).filter((name) => !paths.has(name))).toEqual([]);
});

it('gives every contract to one room, and knows none that is gone', () => {
  const paths = new Set(readSources(root).map((source) => source.path));
  const names = Object.values(roomContracts).flat();
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  expect(names.filter((name) => !paths.has(`libs/contracts/${name}.ts`))).toEqual([]);
});

describe.each(Object.keys(fixtures) as LawName[])('the law %s', (law) => {
  const { breaks, keeps } = fixtures[law];
  const found = (files: Readonly<Record<string, string>>): Finding[] =>
    judge(
      Object.entries(files).map(([name, text]) => sourceOf(name, text)),
      { ...surroundings, mentions: '' },
    ).filter((finding) => finding.law === law);

  it.each(Object.keys(breaks))('bites in %s', (name) => {
    expect(
      found({ ...neighbours[law], [name]: breaks[name]! }).map((finding) => finding.path),
    ).toContain(name);
  });
  it('leaves in peace who keeps to it', () => expect(found(keeps).map(inWords)).toEqual([]));
});
