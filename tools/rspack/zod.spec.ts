// The zod that front ends share has every part that code in the browser asks for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as parts from './zod-parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['libs/contracts', 'libs/domain', 'libs/web', 'libs/ui', 'apps'];
/** Only the compiler reads these. */
const TYPES = new Set('infer input output ZodInt ZodLiteral ZodNullable ZodOptional'.split(' '));

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|node_modules|dist\//.test(name))
    .filter((name) => folder !== 'apps' || !/^(backend|site)\//.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);

it('is asked for nothing that it does not have', () => {
  const asked = new Set(
    sources
      .filter((text) => /^import \{ z \} from 'zod';$/m.test(text))
      .flatMap((text) => [...text.matchAll(/\bz\.(\w+)/g)].map(([, name]) => name!)),
  );
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !TYPES.has(name) && !(name in parts))).toEqual([]);
});
