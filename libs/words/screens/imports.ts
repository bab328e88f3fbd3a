// Says the words of: importing a list from a file.
import { screenWords } from '../screens.ts';
import { en } from './imports/en.ts';

export const say = screenWords('imports', en);

/** What an import of such a list says of it. */
export interface ImportWords {
  readonly button: (count: number) => string;
  readonly none: () => string;
  readonly imported: () => string;
}
export const importOf = (things: 'clients' | 'items' | 'vendors'): ImportWords => ({
  button: (count) => say(`import.${things}`, { count }),
  none: () => say(`none.${things}`),
  imported: () => say(`imported.${things}`),
});
