// The screen /estimates/new: the simple wizard, three steps in a dialog (rule: simple-wizard).
import { Button } from '@purlin/ui/ui.ts';
import { useNavigate, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import {
  type FieldError,
  isProjectField,
  isTermsField,
  linesErrors,
  projectErrors,
  simpleWords,
  taxErrors,
  termsErrors,
} from '../draft/checks.ts';
import { ProjectFields } from '../form/project-fields.tsx';
import { Review } from '../form/review.tsx';
import { TermsFields, WordsFields } from '../form/terms-fields.tsx';
import { useEstimateForm } from '../form/use-estimate-form.ts';
import { dropUntouchedLines, emptyForm, type FormValues } from '../draft/values.ts';
import { WizardDialog } from '../form/wizard-dialog.tsx';
import { numberIn } from './number-in.ts';
import { SimpleLines } from './simple-lines.tsx';
import { primary, SaveAndSend } from './save-and-send.tsx';
import { pageOfCreated, useCreate } from './use-create.ts';
import { useUsualStart } from './use-usual-start.ts';

const steps = [
  { label: 'Customer', short: 'Info' },
  { label: 'Line Items', short: 'Items' },
  { label: 'Review', short: 'Send' },
];
const titles = ['Client and project', 'Line items', 'Review & Send Estimate'];
const LAST = steps.length - 1;
const stepOf = (field: string): number =>
  isProjectField(field) || field === 'taxPercentage'
    ? 0
    : field.startsWith('lines') || isTermsField(field)
      ? 1
      : LAST;

const customerErrors = (values: FormValues): readonly FieldError[] => [
  ...projectErrors(values, simpleWords),
  ...taxErrors(values),
];
const itemErrors = (values: FormValues): readonly FieldError[] => [
  ...linesErrors(values.lines),
  ...termsErrors(values),
];

function useSimpleWizard() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const work = useEstimateForm({
    place: 'simple',
    estimateId: null,
    step,
    initial: { ...emptyForm, clientId: numberIn(address, 'clientId') },
    onGoOn: (kept) => setStep(Math.min(kept.step, LAST)),
  });
  const { form, client } = work;
  const creating = useCreate({
    work,
    errorsIn: (values) => [...customerErrors(values), ...itemErrors(values)],
    stepOf,
    setStep,
  });
  const start = useUsualStart(work);

  const finish = async (how: 'create' | 'createAndSend') => {
    if (!client) {
      if (work.unknownClient) setStep(0);
      return work.complain([{ field: 'clientId', message: 'Please select a valid client' }]);
    }
    const saved = await creating[how]();
    return saved && navigate(pageOfCreated(saved, how, work));
  };
  const next = () => {
    form.clearErrors();
    dropUntouchedLines(form);
    const values = form.getValues();
    const fieldErrors = [customerErrors, itemErrors][step]?.(values) ?? [];
    if (fieldErrors.length > 0) return work.complain(fieldErrors);
    if (step < LAST) return setStep(step + 1);
    return void finish('create');
  };
  const close = () => void navigate('/estimates');
  const send = () => void finish('createAndSend');
  return { work, start, creating, step, setStep, next, send, close };
}

export function SimpleWizard() {
  usePageTitle('New Estimate');
  const { work, start, creating, step, setStep, next, send, close } = useSimpleWizard();
  const { client } = work;
  const createLabel = creating.saving ? (
    'Creating...'
  ) : (
    <>
      <span className="pl-long">Create Estimate</span>
      <span className="pl-short">Create</span>
    </>
  );
  return (
    <WizardDialog
      work={work}
      title="New Estimate"
      steps={steps}
      step={step}
      stepTitle={titles[step] ?? ''}
      busy={creating.saving}
      summary={step === 0 ? 'wide' : 'always'}
      onClose={close}
      onSubmit={next}
      buttons={
        <>
          {step > 0 && (
            <Button text="Back" onClick={() => setStep(step - 1)} disabled={creating.saving} />
          )}
          <span className="wizard-gap" />
          <Button variant="minimal" text="Cancel" onClick={close} disabled={creating.saving} />
          <Button type="submit" {...(step < LAST && primary)} disabled={creating.saving}>
            {step === LAST ? createLabel : 'Next'}
          </Button>
          {step === LAST && <SaveAndSend saving={creating.saving} onPress={send} />}
        </>
      }
    >
      {/* Steps stay in the page, so that going back finds everything as it was. */}
      <div hidden={step !== 0}>
        <ProjectFields client={client} withTax />
      </div>
      <div hidden={step !== 1}>
        <div className="pl-form">
          <SimpleLines />
          <TermsFields withTax={false} />
        </div>
      </div>
      {step === LAST && (
        <div className="pl-form">
          <Review client={client} />
          <WordsFields start={start} />
        </div>
      )}
    </WizardDialog>
  );
}
