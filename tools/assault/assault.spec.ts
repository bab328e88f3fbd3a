// The assault in little: some hundred hostile calls, and three of its kills.
import { describe, expect, it } from 'vitest';
import { FUZZ_SEED } from '../vitest/fuzz-seed.ts';
import { fuzz } from './fuzz.ts';
import { SLOW } from './judge.ts';
import { killUnderCustomers } from './kills.ts';
import { wrongInFuzz, wrongInKills } from './report.ts';

const CALLS = Number(process.env['FUZZ_RUNS'] ?? 4) * 150;
const asked = { seed: FUZZ_SEED, endsAt: Infinity, log: () => {} };

describe('the assault in little', () => {
  it('no call is a defect or undocumented, and what is refused leaves no trace', async () => {
    const found = await fuzz({ ...asked, calls: CALLS });
    expect([
      ...wrongInFuzz(found),
      ...found.examples.filter((one) => !one.startsWith(SLOW)),
    ]).toEqual([]);
    expect(found.reached).toBeGreaterThan(found.operations / 4);
  });

  it('kill -9 loses nothing that was acknowledged and does nothing twice', async () => {
    const found = await killUnderCustomers({ ...asked, kills: 3 });
    expect(wrongInKills(found)).toEqual([]);
    expect(found.acknowledged).toBeGreaterThan(3);
  });
});
