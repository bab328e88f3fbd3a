// The screen /estimates/new: the simple wizard, three steps in a dialog (rule: simple-wizard).
import { Button } from '@purlin/ui/ui.ts';
import { useNavigate, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
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
import { type How, pageOfCreated, useCreate } from './use-create.ts';
import { useUsualStart } from './use-usual-start.ts';

const steps = [
  { label: 'step.customer', short: 'short.info' },
  { label: 'step.line-items', short: 'short.items' },
  { label: 'step.review', short: 'short.send' },
] as const;
const titles = ['title.client-project', 'title.line-items', 'title.review-send'] as const;
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

  const finish = async (how: How) => {
    if (!client) {
      if (work.unknownClient) setStep(0);
      return work.complain([{ field: 'clientId', message: say('select-valid-client') }]);
    }
    const saved = await creating.create();
    return saved && navigate(pageOfCreated(saved, how));
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
  const send = () => void finish('send');
  return { work, start, creating, step, setStep, next, send, close };
}

const CreateLabel = ({ saving }: { readonly saving: boolean }) =>
  saving ? (
    say('creating')
  ) : (
    <>
      <span className="pl-long">{say('create-it')}</span>
      <span className="pl-short">{say('create-short')}</span>
    </>
  );

export function SimpleWizard() {
  usePageTitle(say('new'));
  const { work, start, creating, step, setStep, next, send, close } = useSimpleWizard();
  const { client } = work;
  return (
    <WizardDialog
      work={work}
      title={say('new')}
      steps={steps.map(({ label, short }) => ({ label: say(label), short: say(short) }))}
      step={step}
      stepTitle={say(titles[step] ?? 'title.review-send')}
      busy={creating.saving}
      summary={step === 0 ? 'wide' : 'always'}
      onClose={close}
      onSubmit={next}
      buttons={
        <>
          {step > 0 && (
            <Button
              text={say('back')}
              onClick={() => setStep(step - 1)}
              disabled={creating.saving}
            />
          )}
          <span className="wizard-gap" />
          <Button
            variant="minimal"
            text={say('cancel')}
            onClick={close}
            disabled={creating.saving}
          />
          <Button type="submit" {...(step < LAST && primary)} disabled={creating.saving}>
            {step === LAST ? <CreateLabel saving={creating.saving} /> : say('next')}
          </Button>
          {step > 0 && (
            <SaveAndSend leads={step === LAST} saving={creating.saving} onPress={send} />
          )}
        </>
      }
    >
      {/* Steps stay mounted, so that going back restores them unchanged. */}
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
