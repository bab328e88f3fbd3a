// Specs of a new estimate's default texts, which never replace what the user wrote.
import { USUAL_SETTINGS } from '@purlin/domain/company/settings/sections.ts';
import { usualChangeIntro, usualIntro } from '@purlin/domain/shared/intro-message.ts';
import { expect, it } from 'vitest';
import { startFor, type Usual, usualStart } from './start.ts';
import { emptyForm } from './values.ts';

const { offers } = USUAL_SETTINGS;
const usual: Usual = {
  offers: {
    ...offers,
    processingFeePercentage: '3',
    any: { ...offers.any, warrantyYears: '10' },
    emergency: { ...offers.emergency, depositPercentage: '50', validDays: '7' },
  },
  validDays: 30,
  today: '2026-11-22',
};

it('starts with the specification’s sentence if no kind of work is chosen', () =>
  expect(usualStart(usual, 'any', 'en')).toEqual({
    introMessage: usualIntro.en,
    customerNotes: '',
    warrantyText: '',
    warrantyYears: '10',
    validUntil: '2026-12-22',
    processingFeePercentage: '3',
    deposit: { kind: 'percent', value: '0' },
  }));

it('takes the texts of the kind of work, and the rest from the general ones', () =>
  expect(usualStart(usual, 'emergency', 'es')).toMatchObject({
    introMessage: offers.emergency.es.introMessage,
    warrantyYears: '10',
    validUntil: '2026-11-29',
    deposit: { kind: 'percent', value: '50' },
  }));

it('follows the kind of work and the client’s language until the user edits', () => {
  const first = { ...emptyForm, ...startFor(emptyForm, usual, 'any', 'en') };
  const storm = { ...first, ...startFor(first, usual, 'storm', 'en') };
  expect(storm.introMessage).toBe(offers.storm.en.introMessage);
  const written = { ...storm, introMessage: 'Dear Dana,' };
  const spanish = { ...written, ...startFor(written, usual, 'repair', 'es') };
  expect(spanish).toMatchObject({
    introMessage: 'Dear Dana,',
    customerNotes: offers.repair.es.customerNotes,
  });
  expect(startFor(spanish, usual, 'repair', 'es')).toEqual({});
});

it('does not thank the client of a change order for considering the company', () => {
  const change = { ...emptyForm, changesJobId: 12 };
  const first = { ...change, ...startFor(change, usual, 'storm', 'en') };
  expect(first.introMessage).toBe(usualChangeIntro.en);
  expect(startFor(first, usual, 'any', 'es').introMessage).toBe(usualChangeIntro.es);
});
