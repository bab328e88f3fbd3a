// The main job in a real browser, on the Postgres engine.
import { it } from 'vitest';
import { walkMainJob } from './main-job.ts';

it('goes from sign-in to an audited approval', () => walkMainJob());
