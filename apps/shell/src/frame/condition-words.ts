// What a trouble with the records means to people, in plain words.
import type { Condition } from '@purlin/contracts/records.ts';
import { rooms } from '@purlin/contracts/screens.ts';

/** What people call the parts of the app that are no entry of the sidebar. */
const OTHERS: Readonly<Record<string, string>> = {
  access: 'Users',
  company: 'Settings',
  'estimate-templates': 'Estimate templates',
  notifications: 'Notifications',
};
const labelOf = (room: string): string =>
  OTHERS[room] ?? (room in rooms ? rooms[room as keyof typeof rooms].label : 'Some lists');

const listed = new Intl.ListFormat('en-US');
const HELPER = 'Whoever looks after the server finds what to do in docs/repair.md.';

interface Trouble {
  readonly title: string;
  readonly words: string;
}

/** Each trouble in plain words, the worst first. */
export function troublesOf(
  condition: Condition,
  minute: ((instant: string) => string) | undefined,
): Trouble[] {
  const { writing, withoutKey, behind, followed } = condition;
  const troubles: Trouble[] = [];
  if (writing === 'disk-full')
    troubles.push({
      title: 'Nothing can be saved: the disk of the server is full',
      words: 'What was saved before is safe. As soon as there is room again, everything goes on.',
    });
  if (writing === 'refused')
    troubles.push({
      title: 'Nothing can be saved right now',
      words: `What was saved before is safe. ${HELPER}`,
    });
  if (withoutKey !== null)
    troubles.push({
      title: 'Some records cannot be read: the database is older than the history',
      words:
        `The key of ${withoutKey} is missing, so lists are not brought up to date. A younger ` +
        `backup of the database has it. ${HELPER}`,
    });
  if (behind.length > 0) {
    const [first] = behind.map(({ since }) => since).toSorted();
    const since = minute && first ? ` since ${minute(first)}` : '';
    const names = [...new Set(behind.map(({ room }) => labelOf(room)))];
    troubles.push({
      title: `Not up to date${since}: ${listed.format(names)}`,
      words: `What you save is kept and shows up later. ${HELPER}`,
    });
  }
  if (!followed)
    troubles.push({
      title: 'Some e-mails and notices are not going out',
      words: `They wait and are not lost. ${HELPER}`,
    });
  return troubles;
}
