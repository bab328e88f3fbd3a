// A new job begins with the checklist of its kind of work, where one alone fits its title; a press
// takes it off again.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/new-job.ts';
import { useCompanyLists } from '../job/checklist-dialog.tsx';
import { numbered, stepLines } from '../job/checklist-lines.ts';
import { onlyList } from '../job/proposed-list.ts';

/** As long as somebody reads it beside what was said of the job. */
const TOLD_FOR_MS = 12_000;

/** Gives the job its list, and says so; the job stays without one when it cannot be had. */
export function useFittingList(): (job: JobDetails) => Promise<void> {
  const lists = useCompanyLists();
  const { run } = useCommand(scheduling.setChecklist, { toast: 'none' });
  const notify = useNotify();
  return async ({ id, title, checklist }) => {
    const list = onlyList(lists, title);
    if (!list || (checklist?.steps.length ?? 0) > 0) return;
    const set = (name: string, steps: readonly string[]) =>
      run({ params: { id }, body: { name, steps: numbered(steps, []) } });
    if (!(await set(list.name, stepLines(list.steps)))) return;
    notify({
      title: say('list-added', { name: list.name }),
      forMs: TOLD_FOR_MS,
      action: { label: say('undo'), onPress: () => void set('', []) },
    });
  };
}
