// Crews: names, members, and what archiving one keeps.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './crew-golden.json' with { type: 'json' };
import { crew, type CrewEvent } from './crew.ts';
import { commands } from './crew-shapes.ts';

const given = scenario(crew);
const details = { name: 'Torres', color: '#1e5b4a', members: ['Luis', 'Ana'] };
const added: CrewEvent = { type: 'CrewAdded', data: details };
const add = { type: 'AddCrew', data: details } as const;
const edit = (data: object) => ({ type: 'EditCrew', data }) as const;

describe('a crew', () => {
  it('is added once', () => {
    given().when(add).then(added);
    given(added).when(add).thenNothing();
  });
  it('is changed field by field; repeating it does nothing', () => {
    given(added)
      .when(edit({ members: ['Luis'] }))
      .then({ type: 'CrewDetailsChanged', data: { ...details, members: ['Luis'] } });
    given(added)
      .when(edit({ ...details, status: 'active' }))
      .thenNothing();
  });
  it('is archived and restored', () => {
    const archived: CrewEvent = { type: 'CrewArchived', data: {} };
    given(added)
      .when(edit({ status: 'archived' }))
      .then(archived);
    given(added, archived)
      .when(edit({ status: 'active' }))
      .then({ type: 'CrewRestored', data: {} });
  });
  it('must exist', () =>
    given()
      .when(edit({ name: 'X' }))
      .thenRefused('crew-not-found'));
  it.each([
    ['name', ' ', 'Please enter a name'],
    ['color', 'red', 'Please choose a color'],
  ] as const)('requires a valid %s', (field, value, message) =>
    expect(commands.AddCrew.safeParse({ ...details, [field]: value }).error?.issues).toMatchObject([
      { path: [field], message },
    ]),
  );
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(crew, { type, data }, schema),
    }));
    expect(fold(crew, read)).toMatchObject({ status: 'active', details: { name: 'Torres crew' } });
  });
});
