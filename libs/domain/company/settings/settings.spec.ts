// Settings sections: recording, concurrency, defaults.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { spansOf, type Hours } from './hours.ts';
import { sectionNames, sections, USUAL_SETTINGS } from './sections.ts';
import { settings, type SettingsEvent } from './settings.ts';

const given = scenario(settings);
const usual = USUAL_SETTINGS.hours;
const change = (values: Hours, changes?: number) =>
  ({ type: 'ChangeSettings', data: { section: 'hours', values, changes } }) as const;
const changed = (values: Hours): SettingsEvent => ({
  type: 'SettingsChanged',
  data: { section: 'hours', values },
});
const fridayUntil = (closes: string): Hours => ({ ...usual, friday: { ...usual.friday, closes } });

describe('a section', () => {
  it('is changed; repeating it does nothing', () => {
    given()
      .when(change(fridayUntil('15:00')))
      .then(changed(fridayUntil('15:00')));
    given(changed(fridayUntil('15:00')))
      .when(change(fridayUntil('15:00')))
      .thenNothing();
  });
  it('starts with its defaults; recording those does nothing', () =>
    given().when(change(usual)).thenNothing());
  it('refuses to overwrite a change the caller has not seen', () => {
    given(changed(fridayUntil('15:00')))
      .when(change(fridayUntil('16:00'), 0))
      .thenRefused('settings-changed');
    given(changed(fridayUntil('15:00')))
      .when(change(fridayUntil('16:00'), 1))
      .then(changed(fridayUntil('16:00')));
  });
  it('has valid defaults', () => {
    for (const name of sectionNames)
      expect(sections[name].shape.parse(sections[name].usual)).toEqual(sections[name].usual);
  });
  it('has a unique number', () =>
    expect(new Set(sectionNames.map((name) => sections[name].number)).size).toBe(
      sectionNames.length,
    ));
});

describe('hours', () => {
  it.each([
    ['18:00', '08:00', ['closes', 'Please enter a time after the opening time']],
    ['0800', '18:00', ['opens', 'Please enter a time, for example 08:00']],
  ])('refuse %s to %s with an error at the field', (opens, closes, [field, message]) =>
    expect(
      sections.hours.shape.safeParse({ ...usual, monday: { state: 'open', opens, closes } }).error
        ?.issues,
    ).toMatchObject([{ path: ['monday', field], message }]),
  );
  it('merges consecutive days with the same hours', () => {
    const said = (week: Hours) => spansOf(week).map(({ from, to }) => `${from}-${to}`);
    expect(said(usual)).toEqual(['monday-friday', 'saturday-saturday', 'sunday-sunday']);
    expect(said(fridayUntil('15:00'))[1]).toBe('friday-friday');
    const shut = { ...usual.saturday, state: 'closed' } as const;
    expect(said({ ...usual, saturday: shut, sunday: { ...shut, opens: '10:00' } })).toEqual([
      'monday-friday',
      'saturday-sunday',
    ]);
  });
});

it('reads every version of every event ever written', () => {
  for (const { type, schema, data } of golden) {
    const read = { type, data: fromStored(settings, { type, data }, schema) };
    // A field added later has its default.
    expect(fold(settings, [read])).toMatchObject({ values: data.values, changes: 1 });
  }
});
