// Every job that speaks against somebody is named before they are put on another one.
import { expect, it } from 'vitest';
import { againstThem, labelOf } from './available.ts';

const torres = { id: 1, name: 'Torres', insuredUntil: undefined };

it('names all jobs that they are on at that time', () => {
  const busy = { ...torres, busyOn: ['Metal roof', 'New ridge vent'] };
  expect(labelOf(busy)).toBe('Torres, on Metal roof and New ridge vent at that time');
  expect(againstThem(busy)).toEqual(['Already on Metal roof and New ridge vent at that time.']);
});
it('says nothing of who is free', () => {
  expect(labelOf({ ...torres, busyOn: [] })).toBe('Torres');
  expect(againstThem({ ...torres, busyOn: [] })).toEqual([]);
});
