// A file that breaks each law of shape, and one beside it that keeps to it by a hair.
import type { houseLaws } from './house-laws.ts';
import {
  importing,
  importingType,
  saying,
  statements,
  functionOf,
  type Fixture,
} from './fixture.ts';

const suiteOf = (specs: number): string =>
  Array.from({ length: specs }, (_, n) => `  it('does ${n}', () => {});`).join('\n');

export const houseFixtures: Readonly<Record<keyof typeof houseLaws, Fixture>> = {
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
      'libs/ui/a.spec.ts': saying(`describe('a suite', () => {\n${suiteOf(80)}\n});`),
    },
  },
  'file-name': {
    breaks: {
      'libs/ui/utils.ts': saying(''),
      'libs/ui/date-helpers.ts': saying(''),
      'apps/backend/common/paging.ts': saying(''),
      'libs/ui/DataTable.tsx': saying(''),
      'libs/ui/index.ts': saying(''),
      'apps/backend/platform/http/guesses.ts': saying(''),
      'tools/a/trouble.ts': saying(''),
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
    breaks: {
      'apps/estimates-ui/src/clients/profile/a.ts': importing('../../leads/a.ts'),
      'libs/ui/form/a.ts': importing('../list/a.ts'),
    },
    keeps: {
      'apps/estimates-ui/src/leads/a.ts': importing('../clients/profile/a.ts'),
      'apps/estimates-ui/src/clients/profile/a.ts': importing('../b.ts'),
      'libs/ui/form/a.ts': importing('../control/a.ts'),
      'apps/estimates-ui/src/clients/a.ts': importing('./profile/a.ts'),
    },
  },
  'front-doors-only': {
    breaks: {
      'apps/payments-ui/src/a.tsx': importing('@purlin/ui/control/button.tsx'),
      'apps/shell/src/a.tsx': importingType('@purlin/ui/control/menu.tsx'),
    },
    keeps: {
      'apps/payments-ui/src/a.tsx': importing('@purlin/ui/ui.ts'),
      'apps/shell/src/a.tsx': importing('@purlin/ui/list/saved-views.ts'),
      'libs/ui/ui.ts': importing('./control/button.tsx'),
    },
  },
  'tables-behind-read-models': {
    breaks: {
      'apps/backend/scheduling/read-models/a.ts': saying(
        "export const text = 'select 1 from roof_list where id = 1';",
      ),
      'apps/backend/roofs/context.ts': saying('export const text = `update roof_list set a = 1`;'),
      'apps/backend/platform/core/a.ts': saying('export const text = "delete from roof_list";'),
    },
    keeps: {
      'apps/backend/roofs/read-models/b.ts': saying("export const text = 'select from roof_list';"),
      'apps/backend/roofs/context.ts': saying("export const text = 'what came from elsewhere';"),
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
  'screens-say-words-by-key': {
    breaks: {
      'apps/estimates-ui/src/a.tsx': saying('export const A = () => <p>Nothing yet</p>;'),
      'apps/shell/src/b.tsx': saying('export const B = () => <Field label="Name" />;'),
      'libs/ui/c.tsx': saying(
        "export const C = ({ busy }) => <Button text={busy ? 'Saving...' : say('save')} />;",
      ),
      'libs/ui/d.tsx': saying('export const D = ({ n }) => <Panel title={`Line ${n}`} />;'),
    },
    keeps: {
      'apps/estimates-ui/src/a.tsx': saying(
        "export const A = () => <Panel title={say('none')} lead={lead}>1 · QuickBooks</Panel>;",
      ),
      'libs/ui/c.tsx': saying(
        "export const C = ({ n }) => <Field label={`${n} %`} help={say(n === 'a' ? 'b' : n)} />;",
      ),
      'libs/ui/d.spec.tsx': saying('export const D = () => <Panel title="A panel" />;'),
      'apps/site/src/e.tsx': saying('export const E = () => <p>Roofs</p>;'),
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
