// Roof pitch: equivalent notations have the same canonical form; anything else is rejected.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pitchOf, RoofPitch } from './roof-pitch.ts';

describe('roof pitch', () => {
  it('is in half inches from 0 to 24 over 12, in one form', () =>
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 60 }), (halves) => {
        const text = `${halves / 2}/12`;
        expect(RoofPitch.safeParse(text).success).toBe(halves >= 0 && halves <= 48);
        if (halves >= 0 && halves <= 48) expect(pitchOf(text)).toBe(text);
      }),
    ));
  it.each([
    ['6', '6/12'],
    [' 6 / 12 ', '6/12'],
    ['06:12', '6/12'],
    ['6.50', '6.5/12'],
    ['6 1/2', '6.5/12'],
    ['6½/12', '6.5/12'],
    ['6 1/2 in 12', '6.5/12'],
    ['12 over 12', '12/12'],
  ])('reads %s as %s', (typed, pitch) => {
    expect(pitchOf(typed)).toBe(pitch);
    expect(RoofPitch.safeParse(pitchOf(typed)).success).toBe(true);
  });
  it.each(['', 'steep', '6/10', '-6/12', '6.25', '25', '6/12/12', '=6/12'])('rejects %s', (typed) =>
    expect(RoofPitch.safeParse(pitchOf(typed)).success).toBe(false),
  );
});
