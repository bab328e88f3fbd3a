// Matching of people, and merging of values.
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
  it('links the same name with the same e-mail address or telephone number', () => {
    for (const more of [{ email: 'ADA@birch.example' }, { phone: '+1 541 555 0101' }])
      expect(matchOf(ada, [candidate(more)], nobody, 7)).toEqual({ is: 'linked', theirId: '5' });
  });
  it('asks if only the name or only the address matches, or the kind differs', () => {
    for (const more of [
      {},
      { email: 'other@birch.example' },
      { name: 'A. Birch', email: ada.email },
      { email: ada.email, linkable: false, kind: 'vendor' as const },
      // A similar name is never certain.
      { name: 'Birch, Ada', email: ada.email, phone: ada.phone },
      { name: 'ADA BIRCH, LLC' },
    ])
      expect(matchOf(ada, [candidate(more)], nobody, 7)).toMatchObject({ is: 'doubtful' });
    const two = [candidate({ email: ada.email }), candidate({ theirId: '6', email: ada.email })];
    expect(matchOf(ada, two, nobody, 7)).toMatchObject({ is: 'doubtful' });
  });
  it('asks about every candidate after a person unlinked it', () => {
    const those = [candidate({ email: ada.email })];
    expect(matchOf(ada, those, nobody, 7, true)).toEqual({ is: 'doubtful', candidates: those });
    expect(matchOf(ada, [], nobody, 7, true)).toEqual({ is: 'nobody', name: 'Ada Birch' });
  });
  it('appends our number to a name that another record has', () => {
    const taken = new Set(['customer 5']);
    expect(matchOf(ada, [candidate()], taken, 7)).toEqual({ is: 'nobody', name: 'Ada Birch (7)' });
    expect(matchOf(ada, [], nobody, 7)).toEqual({ is: 'nobody', name: 'Ada Birch' });
  });
  it('makes names that QuickBooks accepts', () => {
    expect(nameThere('  Birch:\tAda  and\nsons ')).toBe('Birch Ada and sons');
    expect(nameThere('x'.repeat(300))).toHaveLength(100);
    expect(nameThere(':::')).toBe('-');
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

  it('sends what changed only here, and reports what changed there', () => {
    expect(result('1', '1')).toEqual([0, 0]);
    expect(result('2', '1')).toEqual([1, 0]);
    expect(result('1', '2')).toEqual([0, 1]);
    expect(result('2', '3')).toEqual([0, 1]);
    expect(result('2', '2')).toEqual([0, 0]);
  });
  it('fills blanks of an existing entry, and overwrites nothing', () => {
    expect(result('1', '', {})).toEqual([1, 0]);
    expect(result('1', '2', {})).toEqual([0, 1]);
  });
  it('ignores case in names', () => {
    const names = merge({ name: 'Ada Birch' }, { name: 'ADA  birch' }, {}, print);
    expect([names.send, names.differences]).toEqual([[], []]);
  });
  it('keeps deliberate differences until one side changes', () => {
    const left = printsOf({ phone: '1' }, { phone: '2' }, print);
    expect(result('1', '2', left)).toEqual([0, 0]);
    expect(result('3', '2', left)).toEqual([0, 1]);
    expect(result('1', '3', left)).toEqual([0, 1]);
  });
  it('detects unchanged values without calling QuickBooks', () => {
    expect(changedHere({ phone: '1' }, last, print)).toEqual([]);
    expect(changedHere({ phone: '2', email: '' }, last, print)).toEqual(['email', 'phone']);
  });
});
