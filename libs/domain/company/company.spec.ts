// The company's details and estimate settings.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import { company, DEFAULT_ESTIMATE_SETTINGS, type CompanyEvent } from './company.ts';
import golden from './golden.json' with { type: 'json' };

const given = scenario(company);
const details = {
  name: 'Ridgeline Roofing',
  phone: '(541) 555-0100',
  email: 'office@roof.example',
  address: 'Eugene, OR',
  ccbNumber: '123456',
};
const recorded: CompanyEvent = { type: 'CompanyDetailsRecorded', data: details };

describe('details', () => {
  it('are recorded; repeating them does nothing', () => {
    given().when({ type: 'RecordCompanyDetails', data: details }).then(recorded);
    given(recorded).when({ type: 'RecordCompanyDetails', data: details }).thenNothing();
  });
  it.each([
    ['name', ' ', 'Please enter the business name'],
    ['ccbNumber', 'CCB 1', 'Please enter only the digits, for example 123456'],
  ])('require a valid %s', (field, value, message) =>
    expect(
      company.commands.RecordCompanyDetails.safeParse({ ...details, [field]: value }).error?.issues,
    ).toMatchObject([{ message }]),
  );
});

describe('estimate settings', () => {
  const { consentVersion: _, ...asked } = DEFAULT_ESTIMATE_SETTINGS;
  const record = (change: Partial<typeof asked>) =>
    ({ type: 'RecordEstimateSettings', data: { ...asked, ...change } }) as const;
  const settings = (change: Partial<typeof DEFAULT_ESTIMATE_SETTINGS>): CompanyEvent => ({
    type: 'EstimateSettingsRecorded',
    data: { ...DEFAULT_ESTIMATE_SETTINGS, ...change },
  });
  it('start with the defaults; recording those does nothing', () =>
    given().when(record({})).thenNothing());
  it("keep the consent version while the texts don't change", () =>
    given()
      .when(record({ paper: 'A4' }))
      .then(settings({ paper: 'A4' })));
  it.each([{ terms: 'Half now, half later' }, { consentText: 'I agree' }])(
    'increment the consent version when the texts change',
    (words) =>
      given(settings({ consentVersion: 4 }))
        .when(record(words))
        .then(settings({ ...words, consentVersion: 5 })),
  );
  it.each(['spanish', 'french'] as const)(
    'increment it for %s texts, and keep languages that are not given',
    (language) => {
      const words = {
        [language]: { ...DEFAULT_ESTIMATE_SETTINGS[language], terms: 'Half on approval' },
      };
      given()
        .when(record(words))
        .then(settings({ ...words, consentVersion: 2 }));
      given(settings(words))
        .when({ type: 'RecordEstimateSettings', data: { ...asked, [language]: undefined } })
        .thenNothing();
    },
  );
  it('sort follow-up days and remove duplicates', () =>
    given()
      .when(record({ followUpDays: [7, 3, 7] }))
      .then(settings({ followUpDays: [3, 7] })));
  it('require a consent text for signatures', () =>
    given()
      .when(record({ signatureRequired: true, consentText: ' ' }))
      .thenRefused('consent-text-missing'));
});

it('reads every version of every event ever written', () => {
  const read = golden.map(({ type, schema, data }) => ({
    type,
    data: fromStored(company, { type, data }, schema),
  }));
  expect(fold(company, read)).toMatchObject({
    details: { name: 'Ridgeline Roofing' },
    estimates: { paper: 'A4', french: { terms: '', consentText: '' } },
  });
});
