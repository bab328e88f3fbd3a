// vitest setup: fast-check starts from one seed in every spec; FUZZ_RUNS tries more where a spec
// does not say how much it tries.
import fc from 'fast-check';
import { FUZZ_SEED } from './fuzz-seed.ts';

const runs = Number(process.env.FUZZ_RUNS);
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: FUZZ_SEED,
  ...(runs > 0 ? { numRuns: runs } : {}),
});
