// Every law's fixture. A law without a fixture that bites is no law.
import { importing, saying, type Files, type Fixture } from './fixture.ts';
import { houseFixtures } from './house-fixtures.ts';
import { importFixtures } from './import-fixtures.ts';
import type { LawName } from './judge.ts';
import { textFixtures } from './text-fixtures.ts';

export const fixtures: Readonly<Record<LawName, Fixture>> = {
  ...importFixtures,
  ...textFixtures,
  ...houseFixtures,
};

/** Files around a fixture that only break a law together with it. */
export const neighbours: Partial<Readonly<Record<LawName, Files>>> = {
  'tables-behind-read-models': {
    'apps/backend/roofs/read-models/roof-list.ts': saying(
      "export const model = { name: 'roof_list' };",
    ),
  },
  'no-cycles': { 'libs/ui/a.ts': importing('./b.ts'), 'libs/ui/b.ts': importing('./c.ts') },
  'front-doors-only': {
    'libs/ui/ui.ts': importing('./control/button.tsx'),
    'libs/ui/control/button.tsx': importing('./menu.tsx'),
  },
  'no-folder-cycles': {
    'apps/estimates-ui/src/leads/a.ts': importing('../estimates/list/a.ts'),
    'apps/estimates-ui/src/estimates/list/a.ts': importing('../../clients/a.ts'),
    'libs/ui/list/a.ts': importing('../form/a.ts'),
  },
};
