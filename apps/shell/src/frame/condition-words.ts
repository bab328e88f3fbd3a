// Describes problems with the records in plain language.
import type { Condition } from '@purlin/contracts/records.ts';
import { type RoomName, rooms } from '@purlin/contracts/screens.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/conditions.ts';
import { roomLabel } from '../navigation.ts';

/** Parts of the app without a sidebar entry. */
const OTHERS = ['access', 'company', 'estimate-templates', 'notifications'] as const;
const isRoom = (room: string): room is RoomName => room in rooms;

/** The display name of a part of the app. */
function labelOf(room: string): string {
  const other = OTHERS.find((one) => one === room);
  if (other) return say(`behind.${other}`);
  return isRoom(room) ? roomLabel(room) : say('behind.others');
}

interface ConditionFault {
  readonly title: string;
  readonly words: string;
}

/** Describes each problem, the worst first. */
export function troublesOf(
  condition: Condition,
  minute: ((instant: string) => string) | undefined,
): ConditionFault[] {
  const { writing, withoutKey, behind, followed } = condition;
  const troubles: ConditionFault[] = [];
  if (writing === 'disk-full')
    troubles.push({ title: say('disk-full'), words: say('disk-full-why') });
  if (writing === 'refused')
    troubles.push({ title: say('not-saved'), words: say('not-saved-why') });
  if (withoutKey !== null)
    troubles.push({
      title: say('without-key'),
      words: say('without-key-why', { whose: withoutKey }),
    });
  if (behind.length > 0)
    troubles.push({ title: behindTitle(behind, minute), words: say('not-up-to-date-why') });
  if (!followed) troubles.push({ title: say('not-followed'), words: say('not-followed-why') });
  return troubles;
}

function behindTitle(
  behind: Condition['behind'],
  minute: ((instant: string) => string) | undefined,
): string {
  const [first] = behind.map(({ since }) => since).toSorted();
  const names = new Intl.ListFormat(locales[appLanguage()]).format(
    new Set(behind.map(({ room }) => labelOf(room))),
  );
  return minute && first
    ? say('not-up-to-date-since', { since: minute(first), names })
    : say('not-up-to-date', { names });
}
