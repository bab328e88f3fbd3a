// npm run seed: carries out the demo company's commands; those already carried out are not
// repeated.
import { openApp } from '../apps/backend/app.ts';
import { seedDemo } from '../apps/backend/demo/seed.ts';
import { readConfig } from '../apps/backend/platform/config.ts';
import { openLog } from '../apps/backend/platform/core/log.ts';

const app = await openApp(readConfig(), openLog('warn'));
await seedDemo(app);
await app.close();
console.log('The demo company is there.');
