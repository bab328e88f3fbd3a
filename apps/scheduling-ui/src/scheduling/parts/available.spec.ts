// Specs of listing a person's conflicting jobs before they are assigned.
import { expect, it } from 'vitest';
import { againstThem, labelOf } from './available.ts';

const torres = { id: 1, name: 'Torres', insuredUntil: undefined };

it('names all jobs they are on at that time', () => {
  const busy = { ...torres, busyOn: ['Metal roof', 'New ridge vent'] };
  expect(labelOf(busy)).toBe('Torres, on Metal roof and New ridge vent at that time');
  expect(againstThem(busy)).toEqual(['Already on Metal roof and New ridge vent at that time.']);
});
it('says nothing about people who are free', () => {
  expect(labelOf({ ...torres, busyOn: [] })).toBe('Torres');
  expect(againstThem({ ...torres, busyOn: [] })).toEqual([]);
});
