// Who is who there, and which value goes where.
import { describe, expect, it } from 'vitest';
import { matchOf, nameThere, withNumber } from './matching.ts';
import { changedHere, merge, printsOf } from './merging.ts';

const candidate = (more: object = {}) => ({
  theirId: '5',
  kind: 'customer' as const,
  name: 'Ada Birch',
  email: '',
  phone: '',
  linkable: true,
  ...more,
});
const ada = { name: 'Ada Birch', email: 'ada@birch.example', phone: '(541) 555-0101' };
const nobody = new Set<string>();

describe('matching', () => {
  it('takes the same name with the same address or telephone for the same', () => {
    for (const more of [{ email: 'ADA@birch.example' }, { phone: '+1 541 555 0101' }])
      expect(matchOf(ada, [candidate(more)], nobody, 7)).toEqual({ is: 'linked', theirId: '5' });
  });
  it('asks where only the name or only the address is the same, or the kind is another', () => {
    for (const more of [
      {},
      { email: 'other@birch.example' },
      { name: 'A. Birch', email: ada.email },
      { email: ada.email, linkable: false, kind: 'vendor' as const },
      // Nearly the same name is never certain, whatever else is the same.
      { name: 'Birch, Ada', email: ada.email, phone: ada.phone },
      { name: 'ADA BIRCH, LLC' },
    ])
      expect(matchOf(ada, [candidate(more)], nobody, 7)).toMatchObject({ is: 'doubtful' });
    const two = [candidate({ email: ada.email }), candidate({ theirId: '6', email: ada.email })];
    expect(matchOf(ada, two, nobody, 7)).toMatchObject({ is: 'doubtful' });
  });
  it('asks about everybody once a person has unlinked it', () => {
    const those = [candidate({ email: ada.email })];
    expect(matchOf(ada, those, nobody, 7, true)).toEqual({ is: 'doubtful', candidates: those });
    expect(matchOf(ada, [], nobody, 7, true)).toEqual({ is: 'nobody', name: 'Ada Birch' });
  });
  it('puts our number behind a name that another of ours has', () => {
    const taken = new Set(['customer 5']);
    expect(matchOf(ada, [candidate()], taken, 7)).toEqual({ is: 'nobody', name: 'Ada Birch (7)' });
    expect(matchOf(ada, [], nobody, 7)).toEqual({ is: 'nobody', name: 'Ada Birch' });
  });
  it('makes names that QuickBooks takes', () => {
    expect(nameThere('  Birch:\tAda  and\nsons ')).toBe('Birch Ada and sons');
    expect(nameThere('x'.repeat(300))).toHaveLength(100);
    expect(withNumber('x'.repeat(300), 123_456).length).toBeLessThanOrEqual(100);
  });
});

describe('merging', () => {
  const print = (value: string): string => `<${value}>`;
  const last = printsOf({ phone: '1' }, { phone: '1' }, print);
  const result = (ours: string, theirs: string, before = last) => {
    const { send, differences } = merge({ phone: ours }, { phone: theirs }, before, print);
    return [send.length, differences.length];
  };

  it('sends what changed here alone, and tells what changed there', () => {
    expect(result('1', '1')).toEqual([0, 0]);
    expect(result('2', '1')).toEqual([1, 0]);
    expect(result('1', '2')).toEqual([0, 1]);
    expect(result('2', '3')).toEqual([0, 1]);
    expect(result('2', '2')).toEqual([0, 0]);
  });
  it('fills what is blank of who was there before, and overwrites nothing of theirs', () => {
    expect(result('1', '', {})).toEqual([1, 0]);
    expect(result('1', '2', {})).toEqual([0, 1]);
  });
  it('takes a name in other capitals for the same', () => {
    const names = merge({ name: 'Ada Birch' }, { name: 'ADA  birch' }, {}, print);
    expect([names.send, names.differences]).toEqual([[], []]);
  });
  it('leaves what was left different until one of them changes', () => {
    const left = printsOf({ phone: '1' }, { phone: '2' }, print);
    expect(result('1', '2', left)).toEqual([0, 0]);
    expect(result('3', '2', left)).toEqual([0, 1]);
    expect(result('1', '3', left)).toEqual([0, 1]);
  });
  it('knows without asking what has not changed here', () => {
    expect(changedHere({ phone: '1' }, last, print)).toEqual([]);
    expect(changedHere({ phone: '2', email: '' }, last, print)).toEqual(['email', 'phone']);
  });
});
