// What an estimate's menu offers in each of its situations.
import { expect, it } from 'vitest';
import { available, type StatusFields } from './available.ts';

const fields = (over: Partial<StatusFields>): StatusFields => ({
  status: 'sent',
  expired: false,
  withdrawn: false,
  archived: false,
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
    ['edit', 'extend', 'duplicate', 'copyLink', 'replaceLink', 'reinstate', 'archive'],
  ],
  [
    'an accepted one',
    { status: 'accepted' },
    ['send', 'convert', 'duplicate', 'copyLink', 'replaceLink', 'archive'],
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
] as const)('%s', (_name, over, expected) => expect(available(fields(over))).toEqual(expected));
