// The seed of everything random in specs: the same in every run, so that a change that breaks
// nothing breaks no test. `npm run fuzz` takes others.
export const FUZZ_SEED = Number(process.env.FUZZ_SEED || 20_261_121);
