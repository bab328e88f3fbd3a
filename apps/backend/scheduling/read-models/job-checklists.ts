// Which steps does a job have, and who did which of them?
import { json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select, type Selected } from '../../platform/core/queries/select.ts';

export interface ListedStep {
  readonly id: number;
  readonly text: string;
  /** Null while it is open. */
  readonly done: { readonly at: string; readonly by: string } | null;
}

const stepIs =
  (done: ListedStep['done']) =>
  (stepId: number) =>
  (step: ListedStep): ListedStep =>
    step.id === stepId ? { ...step, done } : step;
const opened = stepIs(null);
const doneBy = ({ at, by }: Envelope) => stepIs({ at, by });

export const jobChecklists = readModel<JobEvent>()({
  name: 'job_checklists',
  version: 1,
  columns: { id: number().key(), name: text(), steps: json<readonly ListedStep[]>() },
  on: {
    ChecklistSet: ({ name, steps }, row, { id }) => ({
      id,
      name,
      steps: steps.map((step) => ({
        ...step,
        done: row?.steps.find((before) => before.id === step.id)?.done ?? null,
      })),
    }),
    StepTicked: ({ stepId }, row, envelope) =>
      row && changed(row, { steps: row.steps.map(doneBy(envelope)(stepId)) }),
    StepUnticked: ({ stepId }, row) =>
      row && changed(row, { steps: row.steps.map(opened(stepId)) }),
  },
});
const CHECKLIST = select(jobChecklists, ['name', 'steps']);
export type ChecklistRow = Selected<typeof CHECKLIST>;

export const checklistOf = (db: Db, jobId: number): Promise<ChecklistRow | undefined> =>
  rowWhere(db, CHECKLIST, sql`where id = ${jobId}`);
