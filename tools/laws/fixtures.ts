// A file that breaks each law, and one beside it that keeps to it by a hair. A law without a
// fixture that bites is no law.
import type { LawName } from './judge.ts';

type Files = Readonly<Record<string, string>>;
export interface Fixture {
  /** The law must find something in every one of these. */
  readonly breaks: Files;
  /** The law must find nothing in any of these. */
  readonly keeps: Files;
}

const importing = (target: string): string =>
  `// Stands for a file of the house.\nimport { thing } from '${target}';\nexport const ` +
  `used = thing;\n`;
const importingType = (target: string): string =>
  `// Stands for a file of the house.\nimport type { Thing } from '${target}';\nexport ` +
  `type Used = Thing;\n`;
const saying = (code: string): string => `// Stands for a file of the house.\n${code}\n`;
const statements = (count: number): string =>
  Array.from({ length: count }, (_, n) => `  n += ${n};`).join('\n');
const functionOf = (lines: number): string =>
  saying(`export function add(n: number): number {\n${statements(lines - 3)}\n  return n;\n}`);

export const fixtures: Readonly<Record<LawName, Fixture>> = {
  'grammar-stands-alone': {
    breaks: {
      'libs/event-sourcing/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'libs/event-sourcing/b.ts': importing('node:crypto'),
    },
    keeps: {
      'libs/event-sourcing/a.ts': importing('zod'),
      'libs/event-sourcing/a.spec.ts': importing('vitest'),
    },
  },
  'domain-room-keeps-to-itself': {
    breaks: {
      'libs/domain/jobs/job.ts': importing('../estimates/estimate.ts'),
      'libs/domain/jobs/crew.ts':
        '// One name is a type, the import itself stays.\nimport { type Line } from ' +
        "'../estimates/estimate.ts';\nexport type Used = Line;\n",
    },
    keeps: {
      'libs/domain/jobs/job.ts': importingType('../estimates/estimate.ts'),
      'libs/domain/jobs/day.ts': importing('../shared/dates.ts'),
    },
  },
  'contracts-know-rules-only': {
    breaks: {
      'libs/contracts/jobs.ts': importing('@purlin/web/web.ts'),
      'libs/contracts/crews.ts': importing('@purlin/event-sourcing/decider.ts'),
    },
    keeps: {
      'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job-shapes.ts'),
      'libs/contracts/crews.ts': importingType('@purlin/event-sourcing/decider.ts'),
    },
  },
  'contracts-import-no-decider': {
    breaks: { 'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job.ts') },
    keeps: { 'libs/contracts/jobs.ts': importing('@purlin/domain/jobs/job-shapes.ts') },
  },
  'words-know-names-only': {
    breaks: {
      'libs/words/a.ts': importing('@purlin/domain/jobs/job.ts'),
      'libs/words/b.ts': importing('@purlin/contracts/jobs.ts'),
    },
    keeps: {
      'libs/words/a.ts': importingType('@purlin/domain/jobs/job.ts'),
      'libs/words/b.ts': importing('./languages.ts'),
    },
  },
  'furniture-knows-no-roofs': {
    breaks: {
      'libs/ui/a.tsx': importing('@purlin/contracts/estimates.ts'),
      'libs/ui/b.tsx': importing('@tanstack/react-query'),
    },
    keeps: { 'libs/ui/a.tsx': importing('@blueprintjs/core') },
  },
  'hallway-knows-contracts': {
    breaks: {
      'libs/web/a.ts': importing('../../apps/shell/src/app.tsx'),
      'libs/web/b.ts': importing('@purlin/domain/estimates/estimate.ts'),
    },
    keeps: {
      'libs/web/a.ts': importing('@purlin/contracts/route.ts'),
      'libs/web/b.ts': importingType('@purlin/domain/access/user.ts'),
    },
  },
  'event-store-knows-no-product': {
    breaks: {
      'libs/event-store/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'libs/event-store/b.ts': importing('../vitest/database.ts'),
    },
    keeps: {
      'libs/event-store/a.ts': importing('pg'),
      'libs/event-store/a.spec.ts': importing('../vitest/database.ts'),
    },
  },
  'apps-stand-alone': {
    breaks: {
      'apps/shell/src/a.ts': importing('../../estimates-ui/src/moments.ts'),
      'apps/estimates-ui/src/a.ts': importing('@purlin/shell/src/app.tsx'),
    },
    keeps: { 'apps/shell/src/a.ts': importing('./navigation.ts') },
  },
  'federation-in-one-file': {
    breaks: { 'apps/shell/src/a.ts': importing('@module-federation/enhanced/runtime') },
    keeps: { 'apps/shell/src/remotes.tsx': importing('@module-federation/enhanced/runtime') },
  },
  'front-doors-only': {
    breaks: {
      'apps/payments-ui/src/a.tsx': importing('@purlin/ui/button.tsx'),
      'apps/shell/src/a.tsx': importing('@purlin/web/session.tsx'),
    },
    keeps: { 'apps/payments-ui/src/a.tsx': importing('@purlin/ui/ui.ts') },
  },
  'libraries-behind-the-furniture': {
    breaks: {
      'apps/payments-ui/src/a.tsx': importing('@blueprintjs/core'),
      'apps/shell/src/a.tsx': importing('react-router'),
    },
    keeps: { 'apps/payments-ui/src/a.tsx': importing('@blueprintjs/icons') },
  },
  'room-knows-its-own': {
    breaks: {
      'apps/backend/scheduling/context.ts': importing('../estimates/on-the-wire.ts'),
      'apps/backend/scheduling/a.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/scheduling/b.ts': importing('@purlin/contracts/estimates.ts'),
      'apps/backend/price-book/read-models/c.ts': importing('../../estimates/reactions.ts'),
    },
    keeps: {
      'apps/backend/scheduling/context.ts': importing(
        '../estimates/read-models/estimate-details.ts',
      ),
      'apps/backend/scheduling/a.ts': importingType('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/price-book/b.ts': importing('@purlin/contracts/price-book.ts'),
      'apps/backend/app.ts': importing('./estimates/context.ts'),
      'apps/backend/demo/seed.ts': importing('../estimates/context.ts'),
    },
  },
  'platform-knows-no-room': {
    breaks: {
      'apps/backend/platform/a.ts': importing('../estimates/context.ts'),
      'apps/backend/platform/http/b.ts': importing('../../app.ts'),
      'apps/backend/platform/c.ts': importing('@purlin/contracts/estimates.ts'),
    },
    keeps: {
      'apps/backend/platform/a.spec.ts': importing('@purlin/domain/estimates/estimate.ts'),
      'apps/backend/platform/http/a.ts': importing('../room.ts'),
      'apps/backend/platform/b.ts': importing('@purlin/contracts/route.ts'),
    },
  },
  'servers-behind-the-platform': {
    breaks: {
      'apps/backend/estimates/a.ts': importing('@nestjs/common'),
      'apps/backend/estimates/b.ts': importing('pg'),
      'apps/backend/first-run.ts': importing('bullmq'),
    },
    keeps: {
      'apps/backend/platform/servers/database.ts': importing('pg'),
      'apps/backend/app.ts': importing('@nestjs/common'),
      'apps/shell/journeys/sign-in.ts': importing('playwright-core'),
    },
  },
  'engines-behind-the-port': {
    breaks: { 'apps/backend/platform/a.ts': importing('@purlin/event-store/postgres-engine.ts') },
    keeps: { 'apps/backend/platform/a.ts': importing('@purlin/event-store/port.ts') },
  },
  'browser-has-no-node': {
    breaks: {
      'libs/web/a.ts': importing('node:fs'),
      'apps/site/src/a.ts': importing('node:fs/promises'),
      'apps/payments-ui/src/b.ts': importing('pg'),
    },
    keeps: {
      'libs/web/a.spec.ts': importing('node:fs'),
      'apps/site/build/prerender.ts': importing('node:fs'),
    },
  },
  'product-needs-no-tools': {
    breaks: { 'apps/backend/estimates/a.ts': importing('../../../tools/run.mjs') },
    keeps: {
      'apps/shell/rspack.config.mjs': importing('../rspack/browser-app.ts'),
      'apps/backend/estimates/a.spec.ts': importing('../../../tools/vitest/database.ts'),
    },
  },
  'rules-are-pure': {
    breaks: {
      'libs/domain/jobs/a.ts': saying('export const now = Date.now();'),
      'libs/domain/jobs/b.ts': saying('export const today = new Date();'),
      'libs/domain/jobs/c.ts': saying('export const key = Math.random();'),
      'libs/event-sourcing/d.ts': saying('export const id = crypto.randomUUID();'),
      'libs/domain/jobs/e.ts': saying('export const home = process.env.HOME;'),
      'libs/domain/jobs/f.ts': saying("export const day = new Date('2026-03-01').getDate();"),
    },
    keeps: {
      'libs/domain/jobs/a.ts': saying(
        "export const day = new Date('2026-03-01').getUTCDate(); // never Date.now()",
      ),
      'libs/domain/jobs/a.spec.ts': saying('export const now = Date.now();'),
    },
  },
  'environment-is-read-once': {
    breaks: {
      'apps/backend/estimates/a.ts': saying('export const zone = process.env.TZ;'),
      'libs/web/a.ts': saying("export const zone = process.env['TZ'];"),
    },
    keeps: {
      'apps/backend/platform/config.ts': saying('export const zone = process.env.TZ;'),
      'apps/backend/estimates/a.ts': saying('export const zone = 1; // not process.env.TZ'),
    },
  },
  'furniture-asks-nobody': {
    breaks: { 'libs/ui/a.tsx': saying("export const load = () => fetch('/api/user');") },
    keeps: {
      'libs/ui/a.tsx': saying('export const prefetched = 1;'),
      'libs/web/a.ts': saying("export const load = () => fetch('/api/user');"),
    },
  },
  'nothing-unfinished': {
    breaks: {
      'apps/site/src/a.tsx': saying('export const text = "Coming soon";'),
      'libs/ui/a.css': '/* Colours of the table. */\n/* TODO: dark */\n',
    },
    keeps: { 'apps/site/src/a.tsx': saying('export const text = "Coming to you soon";') },
  },
  'no-suppressions': {
    breaks: {
      'libs/ui/a.ts': saying('// @ts-expect-error it is fine\nexport const n = 1;'),
      'libs/ui/b.ts': saying('/* eslint-disable */'),
    },
    keeps: { 'libs/ui/a.ts': saying('export const n = 1; // expects an error') },
  },
  'words-of-the-house': {
    breaks: {
      'apps/backend/estimates/a.ts': saying('export class EstimateDto {}'),
      'apps/backend/estimates/b.ts': saying('export const saga = 1;'),
      'apps/backend/estimates/c.ts': saying(
        'export interface RetryPolicy { readonly attempts: number }',
      ),
    },
    keeps: {
      'libs/ui/a.ts': saying(
        'export const holdToast = 1; export const policy = "Content-Security-Policy"; // ' +
          'no saga here',
      ),
    },
  },
  'no-raw-html': {
    breaks: { 'apps/site/src/a.ts': saying('document.body.innerHTML = name;') },
    keeps: { 'apps/site/src/a.ts': saying('document.body.textContent = name;') },
  },
  'log-is-the-log': {
    breaks: { 'apps/backend/estimates/a.ts': saying("console.log('here');") },
    keeps: {
      'apps/backend/main.ts': saying("console.log('here');"),
      'tools/a.ts': saying("console.log('here');"),
    },
  },
  'every-spec-runs': {
    breaks: {
      'libs/ui/a.spec.ts': saying("it.only('works', () => {});"),
      'libs/ui/b.spec.ts': saying("it.skip('works', () => {});"),
      'libs/ui/c.spec.ts': saying("describe.concurrent.only('works', () => {});"),
    },
    keeps: { 'libs/ui/a.spec.ts': saying("it.skipIf(!address)('works', () => {});") },
  },
  caption: {
    breaks: {
      'libs/ui/a.ts': 'export const n = 1;\n',
      'libs/ui/b.css': '.a { color: red; }\n',
      'libs/ui/c.ts': '//\nexport const n = 1;\n',
      'libs/ui/d.ts': "import './theme.css'; // The theme.\n",
    },
    keeps: {
      'libs/ui/a.ts': saying('export const n = 1;'),
      'libs/ui/b.css': '/* Colours of the table. */\n',
    },
  },
  'file-length': {
    breaks: { 'libs/ui/a.ts': saying(statements(300)) },
    keeps: { 'libs/ui/a.ts': saying(statements(299)) },
  },
  'line-width': {
    breaks: { 'libs/ui/a.ts': saying(`export const a = '${'a'.repeat(81)}';`) },
    keeps: {
      'libs/ui/a.ts': saying(`export const a = '${'a'.repeat(80)}';`),
      'libs/ui/a.spec.ts': saying(`it('${'a'.repeat(100)}', () => {});`),
    },
  },
  'function-length': {
    breaks: {
      'libs/ui/a.ts': functionOf(61),
      'libs/ui/b.tsx': functionOf(61).replace(
        'export function add(n: number): number {',
        'export const add = (n: number): number => {',
      ),
      'libs/ui/c.spec.ts': functionOf(61),
    },
    keeps: {
      'libs/ui/a.ts': functionOf(60),
      'libs/ui/a.spec.ts': saying(
        `describe('a suite', () => ` +
          `{\n${Array.from({ length: 80 }, (_, n) => `  it('does ${n}', () => {});`).join('\n')}\n});`,
      ),
    },
  },
  'file-name': {
    breaks: {
      'libs/ui/utils.ts': saying(''),
      'libs/ui/date-helpers.ts': saying(''),
      'apps/backend/common/paging.ts': saying(''),
      'libs/ui/DataTable.tsx': saying(''),
      'libs/ui/index.ts': saying(''),
    },
    keeps: { 'libs/ui/data-table.spec.tsx': saying(''), 'libs/web/queries.ts': saying('') },
  },
  'no-barrels': {
    breaks: {
      'libs/domain/jobs/all.ts': saying("export * from './job.ts';"),
      'apps/shell/src/a.ts': saying("export { Button } from '@purlin/ui/ui.ts';"),
      'libs/ui/parts.ts': saying("export type { Props } from './button.tsx';"),
    },
    keeps: {
      'libs/ui/ui.ts': saying("export { Button } from './button.tsx';"),
      'libs/web/router.ts': saying("export { Link } from 'react-router';"),
    },
  },
  'no-cycles': {
    breaks: { 'libs/ui/c.ts': importing('./a.ts') },
    keeps: {
      'libs/ui/a.ts': importing('./b.ts'),
      'libs/ui/b.ts': importing('./d.ts'),
      'libs/ui/d.ts': importingType('./a.ts'),
    },
  },
  'no-folder-cycles': {
    breaks: { 'apps/estimates-ui/src/clients/profile/a.ts': importing('../../leads/a.ts') },
    keeps: {
      'apps/estimates-ui/src/leads/a.ts': importing('../clients/profile/a.ts'),
      'apps/estimates-ui/src/clients/profile/a.ts': importing('../b.ts'),
      'apps/estimates-ui/src/clients/a.ts': importing('./profile/a.ts'),
    },
  },
  'no-dead-files': {
    breaks: { 'libs/ui/forgotten.ts': saying('export const n = 1;') },
    keeps: {
      'libs/ui/a.ts': importing('./b.ts'),
      'libs/ui/b.ts': importing('./a.ts'),
      'apps/backend/main.ts': saying('export const n = 1;'),
    },
  },
  'declared-packages': {
    breaks: {
      'libs/ui/a.ts': importing('left-pad'),
      'libs/ui/b.ts': importing('@scope/package/file.js'),
    },
    keeps: {
      'libs/ui/a.ts': importing('zod'),
      'libs/ui/b.ts': importing('@blueprintjs/core/lib/a.js'),
    },
  },
};

/** Files around a fixture that only break a law together with it. */
export const neighbours: Partial<Readonly<Record<LawName, Files>>> = {
  'no-cycles': { 'libs/ui/a.ts': importing('./b.ts'), 'libs/ui/b.ts': importing('./c.ts') },
  'no-folder-cycles': {
    'apps/estimates-ui/src/leads/a.ts': importing('../estimates/list/a.ts'),
    'apps/estimates-ui/src/estimates/list/a.ts': importing('../../clients/a.ts'),
  },
};
