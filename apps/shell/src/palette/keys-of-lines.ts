// The shortcuts of palette lines: C to create, G to go.
import { addressOf, type EntryName, pathOf, roomPlaces } from '@purlin/contracts/screens.ts';

/** The second key after G, the same in every language. */
const GO: Readonly<Record<EntryName, string>> = {
  dashboard: 'D',
  estimates: 'E',
  scheduling: 'C',
  clients: 'L',
  messages: 'M',
  vendors: 'V',
  payments: 'P',
  'price-book': 'B',
  settings: 'S',
};

/** The shortcut for a URL, if it has one. */
export const KEYS: ReadonlyMap<string, string> = new Map([
  [addressOf('estimates', 'new', {}), 'C'],
  [addressOf('estimates', 'newWithOptions', {}), 'M'],
  ...roomPlaces.flatMap(([room, { screens }]): [string, string][] => {
    const letter = (GO as Readonly<Partial<Record<string, string>>>)[room];
    const [first] = Object.values(screens);
    return letter && first ? [[pathOf(first), `G ${letter}`]] : [];
  }),
]);
