// The laws of shape: captions, lengths, names, circles, tables; and their limits and exceptions.
import { SPECS } from './groups.ts';

/** Laws that need more than one line to judge; `laws/` holds how. */
export interface HouseLaw {
  readonly why: string;
  readonly instead: string;
}

export const houseLaws = {
  caption: {
    why: 'The code map is made of first lines.',
    instead: 'Begin the file with a comment of one sentence that says what it is.',
  },
  'file-length': {
    why: 'A file is one thought.',
    instead: 'Divide it by what its parts are; what is still too long is in laws/still-long.ts.',
  },
  'line-width': {
    why: 'A line that does not fit beside another one is not read.',
    instead: 'Run npm run format; divide what it leaves: a text, a comment, a pattern.',
  },
  'function-length': {
    why: 'A function fits on a screen.',
    instead: 'Let the parent decide and give the parts names.',
  },
  'file-name': {
    why: 'A file is found by the thing it is about.',
    instead: 'Name it in kebab-case after the thing it holds.',
  },
  'no-barrels': {
    why: 'A file that hands on others hides who needs whom, and loads them all.',
    instead: 'Import from the file that has it.',
  },
  'no-cycles': {
    why: 'Files in a circle are one file in pieces.',
    instead: 'Move what both need to a file of its own, or hand it in.',
  },
  'no-folder-cycles': {
    why: 'Folders in a circle cannot be read, moved or loaded one without the other.',
    instead: 'Move what both need to a third folder, or let one hand it to the other.',
  },
  'front-doors-only': {
    why: 'A shared file that is imported by another path is loaded twice, and its state with it.',
    instead: 'Import it from @purlin/ui/ui.ts or @purlin/web/web.ts.',
  },
  'tables-behind-read-models': {
    why: 'A table is what its read model makes of history; its columns change without notice.',
    instead: "Ask a query function of that room's read-models/.",
  },
  'no-dead-files': {
    why: 'What nobody uses is still read, kept and trusted.',
    instead: 'Delete it, or use it.',
  },
  'screens-say-words-by-key': {
    why: 'A word that stands in a component is said in one language.',
    instead: 'Give it a key in a part of libs/words/screens and say it by that: say(key, values).',
  },
  'declared-packages': {
    why: "A package that only happens to be there is gone after somebody else's update.",
    instead: 'Add it to package.json, or use what is there.',
  },
} as const satisfies Readonly<Record<string, HouseLaw>>;

export const limits = { fileLines: 300, functionLines: 60, lineColumns: 100 };

/** Files that only specs import, and which may do what specs may. */
export const specFiles = [SPECS, 'libs/event-store/contract.ts', 'libs/event-store/contract/**'];
/** What specs of every floor may import. */
export const specPackages = ['vitest', 'fast-check', '@testing-library/**'];

/** The only files that may hand on what others export; the last stands for a package. */
export const frontDoors = ['libs/ui/ui.ts', 'libs/web/web.ts', 'tools/rspack/zod.ts'];

/** Names that say nothing. */
export const emptyNames = new RegExp(
  '^(?:.*-)?(?:utils?|helpers?|managers?|common|misc|stuff|index)$|' +
    // Each of these meant several things.
    '^(?:telling|told|troubles?|standing|guesses|fate|doing)$',
);

/** Files that nobody imports because something else starts them. */
export const entryPoints = [
  SPECS,
  'vitest.config.ts',
  '**/rspack.config.mjs',
  '**/*.d.ts',
  'apps/backend/main.ts',
];

/** Whose words people read on the screens. */
export const screenFiles = [
  'apps/*-ui/src/**/*.tsx',
  'apps/shell/src/**/*.tsx',
  'apps/site/src/preview/**/*.tsx',
  'libs/ui/**/*.tsx',
];

/** Read models whose SQL joins the table of another room, each with the reason. */
export const foreignJoins: Readonly<Record<string, string>> = {
  'apps/backend/messages/read-models/conversations.ts':
    'a conversation is found by the name that its client or vendor has today, and names jobs',
  'apps/backend/notifications/read-models/news.ts':
    'a notification is found by its client and project as they are called today',
  'apps/backend/quickbooks/read-models/ids-to-bring.ts':
    'of thousands of records those are looked for whose payment is not paid any more',
};
