// The screen /estimates/new/guided: the five-step wizard, opened from a client, a job or the
// dashboard (rule: guided-wizard).
import { Button } from '@purlin/ui/ui.ts';
import { useLocation, useNavigate, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  optionsErrors,
  projectErrors,
  standardWords,
  unreadNumbers,
  type FieldError,
  isProjectField,
  isTermsField,
  termsErrors,
} from '../draft/checks.ts';
import { defaultOptions } from '../draft/packages.ts';
import { LinesEditor } from '../form/lines-editor.tsx';
import { OptionBuilder } from '../form/option-builder.tsx';
import { ProjectFields } from '../form/project-fields.tsx';
import { Review } from '../form/review.tsx';
import type { SavedEstimate } from '../draft/saving.ts';
import { TermsFields, WordsFields } from '../form/terms-fields.tsx';
import { type EstimateForm, useEstimateForm } from '../form/use-estimate-form.ts';
import { dropBlankLines, emptyForm, emptyLine, type FormValues, written } from '../draft/values.ts';
import { WizardDialog } from '../form/wizard-dialog.tsx';
import { EstimateTypeField } from './estimate-type-field.tsx';
import { GuidedSuccess } from './guided-success.tsx';
import { Missing, useProjectNeeds } from './missing.tsx';
import { numberIn } from './number-in.ts';
import { SaveAndSend } from './save-and-send.tsx';
import { StartingContext, useLinkedJob, useLinkedLead } from './starting-context.tsx';
import { type How, pageOfCreated, useCreate } from './use-create.ts';
import { type Start, useUsualStart } from './use-usual-start.ts';

const steps = [
  'step.customer-project',
  'step.line-items',
  'step.options',
  'step.review',
  'step.done',
] as const;
const titles = [
  'title.customer-project',
  'title.line-items',
  'title.proposal',
  'title.review-format',
  'title.done',
] as const;
const [CUSTOMER, LINES, OPTIONS, REVIEW, DONE] = [0, 1, 2, 3, 4] as const;
const stepOf = (field: string, multi: boolean): number =>
  field.startsWith('options') || (multi && isTermsField(field))
    ? OPTIONS
    : field.startsWith('lines') || isTermsField(field)
      ? LINES
      : isProjectField(field)
        ? CUSTOMER
        : REVIEW;

/** The lines of step 2 are copied to every package that is still empty. */
function startOptions({ form, client }: EstimateForm): void {
  const { lines, options } = form.getValues();
  const packages = options.length > 0 ? options : defaultOptions(client?.language);
  const empty = packages.every((option) => written(option.lines).length === 0);
  form.setValue(
    'options',
    empty
      ? packages.map((option) => ({
          ...option,
          lines: written(lines).map((line) => ({ ...line })),
        }))
      : packages,
    { shouldDirty: true },
  );
}

/** The page it was opened from. */
const whereFrom = (
  origin: string | null,
  { clientId, jobId, leadId }: Readonly<Record<'clientId' | 'jobId' | 'leadId', number>>,
): string => {
  if (origin === 'dashboard') return '/dashboard';
  if (origin === 'client' && clientId) return `/clients/${clientId}`;
  if (origin === 'job' && jobId) return `/calendar/jobs/${jobId}`;
  if (origin === 'lead' && leadId) return `/clients/leads/${leadId}`;
  return '/estimates';
};

/** The errors that block the next step. */
function stepErrors(step: number, values: FormValues): readonly FieldError[] {
  if (step === OPTIONS) return [...optionsErrors(values), ...termsErrors(values)];
  if (step !== LINES) return [];
  const unread = unreadNumbers(values.lines);
  return values.estimateType === 'single' ? [...unread, ...termsErrors(values)] : unread;
}

const errorsIn = (values: FormValues): readonly FieldError[] => {
  const project = projectErrors(values, standardWords);
  return project.length === 0 && values.estimateType === 'multi_option'
    ? optionsErrors(values)
    : project;
};

const startOf = (address: URLSearchParams): FormValues => ({
  ...emptyForm,
  taxBasis: 'discounted',
  clientId: numberIn(address, 'clientId'),
  changesJobId: numberIn(address, 'jobId') || null,
  lines: [{ ...emptyLine }],
});

function useGuided() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [step, setStep] = useState<number>(CUSTOMER);
  const [created, setCreated] = useState<SavedEstimate>();
  const [initial] = useState(() => startOf(address));
  const jobId = numberIn(address, 'jobId');
  const work = useEstimateForm({
    place: 'guided',
    estimateId: null,
    step,
    initial,
    onGoOn: (kept) => setStep(Math.min(kept.step, REVIEW)),
  });
  const job = useLinkedJob(jobId, work);
  const leadId = numberIn(address, 'leadId');
  const lead = useLinkedLead(leadId, work);
  const start = useUsualStart(work, lead?.work);
  const { form } = work;
  const multi = useWatch({ control: form.control, name: 'estimateType' }) === 'multi_option';
  const creating = useCreate({
    work,
    errorsIn,
    stepOf: (field) => stepOf(field, multi),
    setStep,
    onOpen: (saved) => void navigate(pageOfCreated(saved, 'create')),
  });
  const finish = async (how: How) => {
    dropBlankLines(form);
    const saved = await creating.create();
    if (!saved) return;
    if (how === 'send') return void navigate(pageOfCreated(saved, how));
    setCreated(saved);
    setStep(DONE);
  };

  const back = multi || step !== REVIEW ? step - 1 : LINES;
  const ahead = !multi && step === LINES ? REVIEW : step + 1;
  const next = () => {
    form.clearErrors();
    if (step === REVIEW) return void finish('create');
    const values = form.getValues();
    const errors = stepErrors(step, values);
    if (errors.length > 0) return work.complain(errors);
    if (ahead === OPTIONS) startOptions(work);
    return setStep(ahead);
  };
  const origin = address.get('from');
  const close = () =>
    void navigate(
      created
        ? `/estimates/${created.id}`
        : whereFrom(origin, { clientId: initial.clientId, jobId, leadId }),
      { replace: pathname.endsWith('/guided') && created === undefined },
    );
  const send = () => void finish('send');
  const ways = { back, next, send, close };
  return { work, start, job, lead, origin, creating, multi, step, setStep, created, ...ways };
}

export function GuidedWizard() {
  usePageTitle(say('new'));
  const guided = useGuided();
  const { work, job, lead, origin, creating, multi, step, setStep, next, close, created } = guided;
  const { client } = work;
  const last = step === DONE;
  const needs = useProjectNeeds(work);
  return (
    <WizardDialog
      work={work}
      title={say('create')}
      steps={steps.map((key, n) => ({
        label: say(key),
        short: '',
        needs: n === CUSTOMER && !last ? needs : undefined,
      }))}
      step={step}
      stepTitle={say(titles[step] ?? 'title.done')}
      done={last}
      busy={creating.saving}
      summary={last ? 'never' : step === CUSTOMER ? 'wide' : 'always'}
      onClose={close}
      onSubmit={last ? close : next}
      context={
        <>
          <progress
            className="wizard-progress"
            max={steps.length}
            value={step + 1}
            aria-label={say('progress')}
          />
          {step === REVIEW && needs && <Missing what={needs} onGo={() => setStep(CUSTOMER)} />}
          {!last && <StartingContext origin={origin} client={client} job={job} lead={lead} />}
        </>
      }
      buttons={<Buttons {...guided} saving={creating.saving} />}
    >
      <Steps step={step} multi={multi} client={client} start={guided.start} />
      {created && <GuidedSuccess created={created} />}
    </WizardDialog>
  );
}

function Buttons({
  step,
  saving,
  setStep,
  back,
  send,
}: Pick<ReturnType<typeof useGuided>, 'step' | 'setStep' | 'back' | 'send'> & {
  readonly saving: boolean;
}) {
  const last = step === DONE;
  return (
    <>
      {!last && (
        <Button
          text={say('previous')}
          onClick={() => setStep(back)}
          disabled={step === CUSTOMER || saving}
        />
      )}
      <span className="wizard-gap" />
      {step < REVIEW && <Button type="submit" intent="primary" text={say('next')} />}
      {step === REVIEW && (
        <>
          <Button type="submit" disabled={saving} text={say(saving ? 'creating' : 'create-it')} />
          <SaveAndSend saving={saving} onPress={send} />
        </>
      )}
      {last && <Button type="submit" intent="primary" text={say('done')} />}
    </>
  );
}

/** Earlier steps stay mounted, so that going back restores them unchanged. */
const Steps = ({
  step,
  multi,
  client,
  start,
}: {
  readonly step: number;
  readonly multi: boolean;
  readonly client: EstimateForm['client'];
  readonly start: Start;
}) => (
  <>
    <div hidden={step !== CUSTOMER}>
      <div className="pl-form">
        <ProjectFields
          client={client}
          words={{ client: say('customer'), title: say('estimate-title') }}
        />
        <EstimateTypeField />
      </div>
    </div>
    <div hidden={step !== LINES}>
      {multi && <p className="wizard-note pl-muted">{say('start-every')}</p>}
      <div className="pl-form">
        <LinesEditor path="lines" keepsOne />
        {!multi && <TermsFields />}
      </div>
    </div>
    {step === OPTIONS && (
      <div className="pl-form">
        <OptionBuilder />
        <TermsFields />
      </div>
    )}
    {step === REVIEW && (
      <div className="pl-form">
        <Review client={client} />
        <WordsFields start={start} />
      </div>
    )}
  </>
);
