// Fuzzy matching of names and addresses.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeOnePlace, nearHome, nearName } from './near.ts';

const some = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(
    fc.property(values, (value) => {
      holds(value);
    }),
    { numRuns: 100 },
  );
const word = fc
  .stringMatching(/^[A-Za-zÀÉÎÕÜàéîõüñç]{2,12}$/)
  .filter((one) => !/^(?:llc|inc|co|corp|ltd|lp|llp|pc|pllc|and)$/i.test(one));
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const LEGAL = 'LLC, L.L.C., l l c, Inc, Inc., Incorporated, Co, Co., & Company, Corp., Corporation';
const SUFFIXES = `${LEGAL}, Ltd., LP, LLP, P.C., PLLC`.split(', ');

describe('similar names', () => {
  it.each([
    ['Spencer Butte Painting', 'Spencer Butte Painting, LLC'],
    ['Cascade Storage Partners', 'CASCADE  Storage Partners L.L.C.'],
    ['Amara Nwosu', 'Nwosu, Amara'],
    ['Smith & Sons', 'Smith and Sons, Inc.'],
    ['José Núñez', 'Jose Nunez'],
    ["O'Brien Gutters Co.", 'OBrien Gutters'],
  ])('%s matches %s', (one, other) => expect(nearName(one)).toBe(nearName(other)));
  it.each([
    ['Spencer Butte Painting', 'Spencer Butte Roofing'],
    ['Dana Elm', 'Dana Elm (7)'],
    ['Company', 'LLC'],
    ['Ada Birch', 'Ada Birch-Alder'],
  ])('%s doesn’t match %s', (one, other) => expect(nearName(one)).not.toBe(nearName(other)));
  it('match whatever the suffix, case, punctuation or accents', () =>
    some(fc.tuple(words, fc.constantFrom(...SUFFIXES)), ([those, suffix]) => {
      const name = those.join(' ');
      const near = nearName(name);
      expect(nearName(`${name}, ${suffix}`)).toBe(near);
      expect(nearName(`${name} ${suffix.toUpperCase()}`)).toBe(near);
      expect(nearName(` ${those.join(' - ').toUpperCase()}. `)).toBe(near);
      expect(nearName(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toBe(near);
    }));
  it('match in either order of two words', () =>
    some(fc.tuple(word, word), ([first, last]) =>
      expect(nearName(`${last}, ${first}`)).toBe(nearName(`${first} ${last}`)),
    ));
  it('have a key if they contain a letter', () =>
    some(words, (those) => expect(nearName(those.join(' '))).not.toBe('')));
});

describe('a surname at an address', () => {
  const DOOR = '412 W 17th Ave, Apt 2, Eugene, OR 97401';
  it.each([
    '412 West 17th Avenue, Unit 2, Eugene, OR 97401',
    '412 W. 17TH AVE. #2',
    'Amara Nwosu, 412 W 17th Ave Apt 2, Eugene, OR 97401-1234',
    '412 W 17th Ave Apt 2 Eugene OR 97401',
  ])('matches %s', (other) => {
    expect(nearHome('Amara Nwosu', DOOR)).toBe(nearHome('Nwosu, A.', other));
    expect(mayBeOnePlace(DOOR, other)).toBe(true);
  });
  it.each([
    ['Amara Nwosu', '412 W 17th Ave, Apt 3, Eugene, OR 97401'],
    ['Amara Nwosu', '412 W 17th Ave, Eugene, OR 97401'],
    ['Amara Nwosu', '414 W 17th Ave, Apt 2'],
    ['Amara Birch', DOOR],
  ])('doesn’t match %s, %s', (name, other) =>
    expect(nearHome(name, other)).not.toBe(nearHome('Amara Nwosu', DOOR)),
  );
  it('doesn’t match with another ZIP code or without a house number', () => {
    expect(mayBeOnePlace('1 Oak St, Bend, OR 97701', DOOR)).toBe(false);
    for (const address of ['', 'Eugene, OR 97401', 'Oak Street'])
      expect(nearHome('Amara Nwosu', address)).toBe('');
    expect(nearHome('', DOOR)).toBe('');
  });
  it('matches abbreviated and full street types', () => {
    const kinds = ['St Street', 'Ave Avenue', 'Rd Road', 'Dr Drive', 'Blvd Boulevard', 'Ln Lane'];
    const street = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...kinds));
    some(street, ([number, kind]) => {
      const [short, long] = kind.split(' ');
      expect(nearHome('A Birch', `${number} Oak ${short}., Eugene`)).toBe(
        nearHome('B BIRCH', `${number} oak ${long?.toUpperCase()}, Eugene, OR 97401`),
      );
    });
  });
});
