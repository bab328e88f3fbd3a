// What the palette offers without asking the server: places to go and records to create. The
// shortcuts use these too; lines that only the palette has are in further-lines.ts.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import {
  addressOf,
  pathOf,
  rightOf,
  roomPlaces,
  type RoomName,
} from '@purlin/contracts/screens.ts';
import type { Right } from '@purlin/domain/access/rights.ts';
import type { PaletteLine } from '@purlin/ui/overlay/palette.tsx';
import { reaches } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/palette.ts';
import { en } from '@purlin/words/screens/palette/en.ts';
import { roomLabel } from '../navigation.ts';
import { KEYS } from './keys-of-lines.ts';

/** A palette line with a link. */
export interface Line extends PaletteLine {
  readonly to: string;
  /** Extra keywords; English ones work in every language. */
  readonly also: string;
}

type Offered = readonly [right: Right | undefined, line: Line];

const of = (
  room: RoomName,
  screen: string,
  line: Omit<Line, 'key' | 'detail' | 'note'>,
): Offered => [rightOf(room, screen), { ...line, key: line.to, detail: '', note: '' }];

type New = Extract<keyof typeof en, `new-${string}` | 'schedule-job'>;
const toCreate = (title: New, to: string) => ({
  group: say('create'),
  title: say(title),
  also: `${en.create} ${en[title]} ${say('also.create')}`,
  to,
});

const create = (): readonly Offered[] => [
  of('estimates', 'new', toCreate('new-estimate', addressOf('estimates', 'new', {}))),
  of(
    'estimates',
    'newWithOptions',
    toCreate('new-options', addressOf('estimates', 'newWithOptions', {})),
  ),
  of('scheduling', 'new', toCreate('schedule-job', addressOf('scheduling', 'new', {}))),
  of(
    'price-book',
    'newItem',
    toCreate('new-service', addressOf('price-book', 'newItem', { type: 'service' })),
  ),
  of(
    'price-book',
    'newItem',
    toCreate('new-material', addressOf('price-book', 'newItem', { type: 'material' })),
  ),
];

/** These open on their list's screen, for users who may add to it (`useNewFromAddress`). */
const createInList = (): readonly Offered[] =>
  (
    [
      ['clients.write', 'new-client', addressOf('clients', 'list', {})],
      ['vendors.write', 'new-vendor', addressOf('vendors', 'list', {})],
      ['payments.write', 'new-payment', addressOf('payments', 'list', {})],
      ['users.write', 'new-user', addressOf('settings', 'section', { section: 'users' })],
    ] as const
  ).map(([right, title, list]) => {
    const line = toCreate(title, `${list}?new`);
    return [right, { ...line, key: line.to, detail: '', note: '' }];
  });

const go = (): readonly Offered[] =>
  roomPlaces.flatMap(([room, { label, shown, screens }]) => {
    const [first] = Object.entries(screens);
    if (shown === 'alone' || !first) return [];
    return [
      of(room, first[0], {
        group: say('go-to'),
        title: roomLabel(room),
        also: `${en['go-to']} ${label}`,
        to: pathOf(first[1]),
      }),
    ];
  });

/** What the user may create, then where they may go. */
export const offeredTo = ({ rights }: SignedIn): readonly Line[] =>
  [...create(), ...createInList(), ...go()].flatMap(([right, one]) =>
    right === undefined || reaches(rights, right) ? [{ ...one, keys: KEYS.get(one.to) }] : [],
  );
