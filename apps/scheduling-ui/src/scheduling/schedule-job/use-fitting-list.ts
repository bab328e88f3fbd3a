// Adds the checklist for the kind of work to a new job if exactly one fits its title, with undo.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/new-job.ts';
import { useCompanyLists } from '../job/checklist-dialog.tsx';
import { numbered, stepLines } from '../job/checklist-lines.ts';
import { onlyList } from '../job/proposed-list.ts';

/** How long the notice stays, beside the one about the job. */
const TOLD_FOR_MS = 12_000;

/** Adds the list to the job and reports it. On failure the job stays without one. */
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
