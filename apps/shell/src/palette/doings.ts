// What the palette offers without asking the server: where one may go, and what one may create.
import type { SignedIn } from '@purlin/contracts/access.ts';
import {
  addressOf,
  pathOf,
  rightOf,
  roomPlaces,
  type RoomName,
} from '@purlin/contracts/screens.ts';
import type { PaletteLine } from '@purlin/ui/parts/palette.tsx';
import { reaches } from '@purlin/web/web.ts';

/** A line of the palette, and where it leads. */
export interface Line extends PaletteLine {
  readonly to: string;
}

const line = (group: string, title: string, to: string): Line => ({
  key: to,
  group,
  title,
  detail: '',
  note: '',
  to,
});

const CREATE: readonly (readonly [room: RoomName, screen: string, line: Line])[] = [
  ['estimates', 'new', line('Create', 'New Estimate', addressOf('estimates', 'new', {}))],
  [
    'estimates',
    'newWithOptions',
    line('Create', 'New Multi-Option Estimate', addressOf('estimates', 'newWithOptions', {})),
  ],
  ['scheduling', 'new', line('Create', 'Schedule Job', addressOf('scheduling', 'new', {}))],
  [
    'price-book',
    'newItem',
    line('Create', 'New service', addressOf('price-book', 'newItem', { type: 'service' })),
  ],
  [
    'price-book',
    'newItem',
    line('Create', 'New material', addressOf('price-book', 'newItem', { type: 'material' })),
  ],
];

const GO: readonly (readonly [room: RoomName, screen: string, line: Line])[] = [
  ...roomPlaces.flatMap(([room, { label, shown, screens }]) => {
    const [first] = Object.entries(screens);
    return shown === 'alone' || !first
      ? []
      : [[room, first[0], line('Go to', label, pathOf(first[1]))] as const];
  }),
  [
    'settings',
    'section',
    line('Go to', 'Account Management', addressOf('settings', 'section', { section: 'account' })),
  ],
];

/** Everything that somebody may do from here, creating first. */
export const doingsFor = ({ rights }: SignedIn): readonly Line[] =>
  [...CREATE, ...GO].flatMap(([room, screen, one]) => {
    const right = rightOf(room, screen);
    return right === undefined || reaches(rights, right) ? [one] : [];
  });

/** Those that are called so: every word that was typed begins one of theirs. */
export function called(lines: readonly Line[], q: string): readonly Line[] {
  const typed = q.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ group, title }) => {
    const words = `${group} ${title}`.toLowerCase().split(/[\s-]+/);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  });
}
