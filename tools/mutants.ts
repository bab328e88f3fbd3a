// npm run mutants: puts one small fault after the other into the rules that count money, and runs
// their specs on each. A fault that no spec notices is printed, and the command fails.
import path from 'node:path';
import { hunt, inWords, MONEY_RULES } from './mutants/hunt.ts';

const wanted = process.argv.slice(2);
const rules = MONEY_RULES.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);
const { caught, survivors, equivalent } = await hunt(
  path.resolve(import.meta.dirname, '..'),
  rules,
);
for (const survivor of survivors) console.log(inWords(survivor));
console.log(
  `${caught} caught, ${equivalent} change nothing (tools/mutants/hunt.ts says why), ` +
    `${survivors.length} survived`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
