// Chooses a checklist by kind of work, or writes one: one step per line.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { settings } from '@purlin/contracts/settings.ts';
import type { ChecklistTemplate } from '@purlin/domain/company/settings/checklists.ts';
import { FormDialog, ProblemNotice, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/job-crew.ts';
import { numbered, stepLines } from './checklist-lines.ts';

const OWN = '';

/** Mount it while it is open. */
export function ChecklistDialog({
  job: { id, checklist },
  onClose,
}: {
  readonly job: JobDetails;
  readonly onClose: () => void;
}) {
  const steps = checklist?.steps ?? [];
  const [name, setName] = useState(checklist?.name ?? '');
  const [written, setWritten] = useState(steps.map(({ text }) => text).join('\n'));
  const { run, pending, problem } = useCommand(scheduling.setChecklist, {
    toast: { done: { title: say('checklist-saved') } },
  });
  const choose = (list: ChecklistTemplate) => {
    setName(list.name);
    setWritten(list.steps);
  };
  return (
    <FormDialog
      isOpen
      title={steps.length > 0 ? say('edit-checklist') : say('choose-checklist')}
      lead={say('checklist-lead')}
      submitLabel={say('save-checklist')}
      busyLabel={say('saving')}
      onClose={onClose}
      busy={pending}
      waitsFor={stepLines(written).length === 0 ? say('step-missing') : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name, steps: numbered(stepLines(written), steps) };
        void run({ params: { id }, body }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={say('checklist-failed')} problem={problem} />
      <KindOfWork name={name} onChoose={choose} />
      <TextField
        label={say('name')}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextAreaField
        label={say('steps')}
        required
        rows={10}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const NONE: readonly ChecklistTemplate[] = [];
/** The company's checklists by kind of work, for users who may read the settings. */
export function useCompanyLists(): readonly ChecklistTemplate[] {
  const may = useMay()(settings.all);
  return useRead(settings.all, {}, { enabled: may }).data?.checklists.values.entries ?? NONE;
}

/** The company's checklists; choosing one copies it. */
function KindOfWork({
  name,
  onChoose,
}: {
  readonly name: string;
  readonly onChoose: (list: ChecklistTemplate) => void;
}) {
  const lists = useCompanyLists();
  if (lists.length === 0) return null;
  return (
    <SelectField
      label={say('kind-of-work')}
      choices={[
        { value: OWN, label: say('one-of-its-own') },
        ...lists.map((list) => ({ value: list.name, label: list.name })),
      ]}
      value={lists.some((list) => list.name === name) ? name : OWN}
      onChange={(event) => {
        const list = lists.find((one) => one.name === event.currentTarget.value);
        if (list) onChoose(list);
      }}
    />
  );
}
