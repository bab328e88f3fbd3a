// Adds, edits, archives or restores a crew.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Crew } from '@purlin/contracts/job-shapes.ts';
import { CheckField, FormDialog, ProblemNotice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { say } from '@purlin/words/screens/crews.ts';

/** The default color. It stays distinguishable with color blindness. */
const FIRST_COLOR = '#32876f';
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The form and its submit handler. */
function useSaving(crew: Crew | undefined, onClose: () => void) {
  const form = useForm({
    defaultValues: {
      name: crew?.name ?? '',
      color: crew?.color ?? FIRST_COLOR,
      members: crew?.members.join('\n') ?? '',
      archived: crew?.status === 'archived',
    },
  });
  const add = useCommand(scheduling.addCrew, {
    toast: { done: { title: say('added') }, failed: say('save-failed') },
  });
  const edit = useCommand(scheduling.editCrew, {
    toast: { done: { title: say('saved') }, failed: say('save-failed') },
  });
  const problem = add.problem ?? edit.problem;
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const submit = form.handleSubmit(async ({ members, archived, ...details }) => {
    const body = { ...details, members: namesIn(members) };
    const status = archived ? ('archived' as const) : ('active' as const);
    const done = crew
      ? await edit.run({ params: { id: crew.id }, body: { ...body, status } })
      : await add.run({ body });
    if (done) onClose();
  });
  return { form, problem, submit, pending: add.pending || edit.pending };
}

/** Mount it while it is open. */
export function CrewForm({
  crew,
  onClose,
}: {
  readonly crew: Crew | undefined;
  readonly onClose: () => void;
}) {
  const { form, problem, submit, pending } = useSaving(crew, onClose);
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <FormDialog
      isOpen
      title={crew ? say('edit-crew') : say('add-crew')}
      onClose={onClose}
      busy={pending}
      submitLabel={crew ? say('save-changes') : say('add-crew')}
      busyLabel={say('saving')}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('save-failed')} problem={problem} />
      <TextField
        label={say('name')}
        required
        maxLength={100}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={say('color')}
        type="color"
        error={errors.color?.message}
        {...register('color')}
      />
      <TextAreaField
        label={say('members')}
        optional
        rows={4}
        help={say('members-help')}
        error={errors.members?.message}
        {...register('members')}
      />
      {crew && <CheckField label={say('takes-no-jobs')} {...register('archived')} />}
    </FormDialog>
  );
}
