// Specs of the actions an estimate offers in each state.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Needed } from '@purlin/web/web.ts';
import { expect, it } from 'vitest';
import { available, type StatusFields } from './available.ts';

const fields = (over: Partial<StatusFields>): StatusFields => ({
  status: 'sent',
  expired: false,
  withdrawn: false,
  archived: false,
  jobId: null,
  changesJobId: null,
  ...over,
});

it.each([
  ['a draft', { status: 'draft' }, ['edit', 'send', 'duplicate', 'delete']],
  [
    'one that was sent',
    {},
    [
      'edit',
      'send',
      'recordApproval',
      'extend',
      'duplicate',
      'copyLink',
      'replaceLink',
      'withdraw',
      'archive',
    ],
  ],
  [
    'an expired one',
    { expired: true },
    ['edit', 'send', 'extend', 'duplicate', 'copyLink', 'replaceLink', 'withdraw', 'archive'],
  ],
  [
    'a withdrawn one',
    { withdrawn: true },
    ['duplicate', 'copyLink', 'replaceLink', 'reinstate', 'archive'],
  ],
  [
    'an accepted one',
    { status: 'accepted' },
    ['send', 'convert', 'duplicate', 'copyLink', 'replaceLink', 'archive'],
  ],
  [
    'an accepted one with a job',
    { status: 'accepted', jobId: 7 },
    ['send', 'duplicate', 'copyLink', 'replaceLink', 'archive'],
  ],
  [
    'a declined one',
    { status: 'declined' },
    ['send', 'duplicate', 'copyLink', 'replaceLink', 'archive'],
  ],
  [
    'an archived one',
    { status: 'accepted', archived: true },
    ['send', 'convert', 'duplicate', 'copyLink', 'replaceLink', 'restore'],
  ],
] as const)('%s', (_name, over, expected) =>
  expect(available(fields(over), () => true)).toEqual(expected),
);

it('offers only what the user may do: the link alone with read rights', () => {
  expect(available(fields({ status: 'accepted' }), () => false)).toEqual(['copyLink']);
  const schedules = (needed: Needed) => needed === scheduling.convert;
  expect(available(fields({ status: 'accepted' }), schedules)).toEqual(['convert', 'copyLink']);
});
