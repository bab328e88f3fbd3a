// Hand-written pages: their links lead somewhere, and every decision record keeps to its form.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../laws/source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const pages = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root }).toSorted();
const records = pages.filter((name) => /^docs\/decisions\/\d{4}-/.test(name));
const index = read('docs/decisions/README.md');

it.each(pages)('%s links to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  const missing = links.filter((link) => !existsSync(path.join(root, path.dirname(page), link)));
  expect(missing).toEqual([]);
});

describe.each(records)('%s', (record) => {
  const text = read(record);

  it('has a title with its number, and says what, why, what else and where', () => {
    const parts = text.split(/^\*\*(Decision|Why|Rejected|Where)\*\*/m);
    expect(parts[0]).toMatch(new RegExp(`^# ${path.basename(record).slice(0, 4)} .+\n\n$`));
    expect(parts.filter((_, n) => n % 2)).toEqual(['Decision', 'Why', 'Rejected', 'Where']);
  });
  it('has fewer than 300 words', () => expect(text.split(/\s+/).length).toBeLessThan(300));
  it('is in the index', () => expect(index).toContain(`](${path.basename(record)})`));
  it('names files that exist', () => {
    const where = text.split('**Where**')[1] ?? '';
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

it('records that code names exist', () => {
  const numbers = new Set(records.map((record) => path.basename(record).slice(0, 4)));
  const named = readSources(root).flatMap(({ path: file, text }) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => `${file}: ${number!}`),
  );
  expect(named.filter((one) => !numbers.has(one.slice(-4)))).toEqual([]);
});
