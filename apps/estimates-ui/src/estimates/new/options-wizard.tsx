// The screen /estimates/new/options: the multi-option wizard, three steps (rule: options-wizard).
import { Button } from '@purlin/ui/ui.ts';
import { useNavigate, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useState } from 'react';
import {
  optionsErrors,
  optionsWords,
  projectErrors,
  type FieldError,
  isProjectField,
  isTermsField,
  termsErrors,
} from '../draft/checks.ts';
import { defaultOptions } from '../draft/packages.ts';
import { OptionBuilder } from '../form/option-builder.tsx';
import { ProjectFields } from '../form/project-fields.tsx';
import { Review } from '../form/review.tsx';
import { TermsFields, WordsFields } from '../form/terms-fields.tsx';
import { useEstimateForm } from '../form/use-estimate-form.ts';
import { dropUntouchedLines, emptyForm, type FormValues } from '../draft/values.ts';
import { WizardDialog } from '../form/wizard-dialog.tsx';
import { numberIn } from './number-in.ts';
import { primary, SaveAndSend } from './save-and-send.tsx';
import { type How, pageOfCreated, useCreate } from './use-create.ts';
import { useUsualStart } from './use-usual-start.ts';

const steps = [
  { label: 'step.basic-info', short: 'short.info' },
  { label: 'step.build-options', short: 'short.options' },
  { label: 'step.review', short: 'short.review' },
] as const;
const titles = ['title.client-project', 'title.packages', 'title.review'] as const;
const LAST = steps.length - 1;
/** The step that contains the field. */
const stepOf = (field: string): number =>
  field.startsWith('options') || isTermsField(field) ? 1 : isProjectField(field) ? 0 : LAST;

const packageErrors = (values: FormValues): readonly FieldError[] => [
  ...optionsErrors(values),
  ...termsErrors(values),
];
/** Project errors first, then the packages'. */
const errorsIn = (values: FormValues): readonly FieldError[] => {
  const project = projectErrors(values, optionsWords);
  return project.length > 0 ? project : packageErrors(values);
};

function useOptionsWizard() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const [initial] = useState(() => ({
    ...emptyForm,
    estimateType: 'multi_option' as const,
    taxBasis: 'discounted' as const,
    clientId: numberIn(address, 'clientId'),
    options: defaultOptions(),
  }));
  const work = useEstimateForm({
    place: 'options',
    estimateId: null,
    step,
    initial,
    onGoOn: (kept) => setStep(Math.min(kept.step, LAST)),
  });
  const { form } = work;
  const creating = useCreate({ work, errorsIn, stepOf, setStep });
  const start = useUsualStart(work);
  const finish = async (how: How) => {
    const saved = await creating.create();
    return saved && navigate(pageOfCreated(saved, how));
  };
  const next = () => {
    form.clearErrors();
    dropUntouchedLines(form);
    if (step === LAST) return void finish('create');
    const fieldErrors =
      step === 0 ? projectErrors(form.getValues(), optionsWords) : packageErrors(form.getValues());
    return fieldErrors.length > 0 ? work.complain(fieldErrors) : setStep(step + 1);
  };
  const close = () => void navigate('/estimates');
  const send = () => void finish('send');
  return { work, start, creating, step, setStep, next, send, close };
}

export function OptionsWizard() {
  usePageTitle(say('new-options'));
  const { work, start, creating, step, setStep, next, send, close } = useOptionsWizard();
  return (
    <WizardDialog
      work={work}
      title={say('options-estimate')}
      steps={steps.map(({ label, short }) => ({ label: say(label), short: say(short) }))}
      step={step}
      stepTitle={say(titles[step] ?? 'title.review')}
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
          <Button
            type="submit"
            {...(step < LAST && primary)}
            disabled={creating.saving}
            text={say(step < LAST ? 'next' : creating.saving ? 'creating' : 'create-short')}
          />
          {step > 0 && (
            <SaveAndSend leads={step === LAST} saving={creating.saving} onPress={send} />
          )}
        </>
      }
    >
      <div hidden={step !== 0}>
        <ProjectFields client={work.client} />
      </div>
      <div hidden={step !== 1}>
        <div className="pl-form">
          <OptionBuilder />
          <TermsFields />
        </div>
      </div>
      {step === LAST && (
        <div className="pl-form">
          <Review client={work.client} />
          <WordsFields start={start} />
        </div>
      )}
    </WizardDialog>
  );
}
