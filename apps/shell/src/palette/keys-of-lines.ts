// The keys that do what a line of the palette does: C creates, G goes.
import { addressOf, type EntryName, pathOf, roomPlaces } from '@purlin/contracts/screens.ts';

/** After G, the same in every language. */
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

/** The keys that lead to an address, where there are any. */
export const KEYS: ReadonlyMap<string, string> = new Map([
  [addressOf('estimates', 'new', {}), 'C'],
  [addressOf('estimates', 'newWithOptions', {}), 'M'],
  ...roomPlaces.flatMap(([room, { screens }]): [string, string][] => {
    const letter = (GO as Readonly<Partial<Record<string, string>>>)[room];
    const [first] = Object.values(screens);
    return letter && first ? [[pathOf(first), `G ${letter}`]] : [];
  }),
]);
