// Issues an API key: its name, rights and expiry date.
import { apiKeys } from '@purlin/contracts/api-keys.ts';
import { API_KEY_DAYS } from '@purlin/domain/access/api-key-shapes.ts';
import { KEY_RIGHTS, type KeyRight } from '@purlin/domain/access/rights.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import {
  CheckField,
  DateField,
  FormDialog,
  ProblemNotice,
  stillNeeded,
  TextField,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-keys.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { subjects } from './key-rights.ts';

/** The default lifetime of a key, in days. */
const USUAL_DAYS = 90;

/** The company's date and the browser's may differ by a day; the server decides. */
const dayIn = (days: number): string => dayAfter(new Date().toISOString().slice(0, 10), days);

/** The checked boxes, by right. */
type Ticked = Partial<Record<KeyRight, boolean>>;
interface Values {
  readonly name: string;
  readonly rights: Ticked;
  readonly expiresOn: string;
}

const Rights = ({
  ticked,
  onTick,
  error,
}: {
  readonly ticked: Ticked;
  readonly onTick: (next: Ticked) => void;
  readonly error: string | undefined;
}) => (
  <fieldset className="set-key-rights">
    <legend>{say('what-it-may-do')}</legend>
    {subjects.map(({ name, rights }) => (
      <div key={name} role="group" aria-label={say(`subject.${name}`)}>
        <span>{say(`subject.${name}`)}</span>
        {rights.map(({ right, how }) => (
          <CheckField
            key={right}
            label={say(`right.${how}`)}
            checked={ticked[right] ?? false}
            onChange={({ currentTarget: { checked } }) => onTick({ ...ticked, [right]: checked })}
          />
        ))}
      </div>
    ))}
    <p className="pl-muted">{say('never-money')}</p>
    {error && (
      <p role="alert" className="set-key-error">
        {error}
      </p>
    )}
  </fieldset>
);

const NameField = ({
  form: {
    register,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<Values>;
}) => (
  <TextField
    label={say('name')}
    required
    autoFocus
    autoComplete="off"
    maxLength={100}
    help={say('name-help')}
    error={errors.name?.message}
    {...register('name')}
  />
);

/** Mount it while it is open. `onIssued` receives the key, which is never shown again. */
export function IssueKeyDialog({
  onIssued,
  onClose,
}: {
  readonly onIssued: (token: string) => void;
  readonly onClose: () => void;
}) {
  const form = useForm<Values>({
    defaultValues: { name: '', rights: {}, expiresOn: dayIn(USUAL_DAYS) },
  });
  const { errors } = form.formState;
  const issue = useCommand(apiKeys.issue, { toast: { failed: say('issue-failed') } });
  useEffect(() => {
    applyProblem(form, issue.problem);
  }, [form, issue.problem]);
  const [name, ticked] = useWatch({ control: form.control, name: ['name', 'rights'] });
  const rights = KEY_RIGHTS.filter((right) => ticked[right]);
  const submit = form.handleSubmit(async (values) => {
    const body = { name: values.name, rights, expiresOn: values.expiresOn };
    const issued = await issue.run({ body });
    if (issued) onIssued(issued.token);
  });
  return (
    <FormDialog
      isOpen
      title={say('issue-title')}
      lead={say('issue-lead')}
      onClose={onClose}
      busy={issue.pending}
      submitLabel={say('issue-key')}
      busyLabel={say('issuing')}
      waitsFor={stillNeeded({ [say('name')]: name, [say('what-it-may-do')]: rights.join() })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('issue-failed')} problem={issue.problem} />
      <NameField form={form} />
      <Rights
        ticked={ticked}
        onTick={(next) => form.setValue('rights', next)}
        error={errors.rights?.message?.toString()}
      />
      <DateField
        label={say('last-day')}
        required
        min={dayIn(0)}
        max={dayIn(API_KEY_DAYS)}
        help={say('last-day-help')}
        error={errors.expiresOn?.message}
        {...form.register('expiresOn')}
      />
    </FormDialog>
  );
}
