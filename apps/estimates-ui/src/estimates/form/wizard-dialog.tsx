// The dialog of every wizard: steps at the top, one part of the form with the totals beside it,
// navigation at the bottom.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { classNames, leaveToast, Panel, PHONE, WorkDialog } from '@purlin/ui/ui.ts';
import { type Step, Stepper } from '@purlin/ui/form/stepper.tsx';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { TotalsSummary, useFigures } from './totals-summary.tsx';
import { UnfinishedOffer } from './unfinished.tsx';
import { WhereKept } from './where-kept.tsx';
import type { EstimateForm } from './use-estimate-form.ts';
import './estimate-form.css';

interface Props {
  readonly work: EstimateForm;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly step: number;
  /** The step's title. */
  readonly stepTitle: string;
  /** It is saved as an estimate, so no draft is kept any more. */
  readonly done?: boolean;
  /** Shown between the steps and the form: where the wizard was opened from. */
  readonly context?: ReactNode;
  readonly busy: boolean;
  readonly summary: 'always' | 'never' | 'wide';
  readonly onClose: () => void;
  /** The main button, or Enter. */
  readonly onSubmit: () => void;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

export function WizardDialog({
  work,
  title,
  steps,
  step,
  stepTitle,
  done = false,
  context,
  busy,
  summary,
  onClose,
  onSubmit,
  buttons,
  children,
}: Props) {
  return (
    <FormProvider {...work.form}>
      <WorkDialog
        title={title}
        busy={busy}
        onClose={onClose}
        onSubmit={() => {
          if (!busy && !work.held) onSubmit();
        }}
        foot={
          work.held ? undefined : (
            <>
              {summary !== 'never' && <FootTotal />}
              {buttons}
            </>
          )
        }
      >
        {work.held ? (
          <UnfinishedOffer kept={work.kept} />
        ) : (
          <>
            <Stepper steps={steps} current={step} />
            {context}
            {!done && <WhereKept work={work} />}
            <Columns step={step} steps={steps.length} stepTitle={stepTitle} summary={summary}>
              {children}
            </Columns>
          </>
        )}
      </WorkDialog>
    </FormProvider>
  );
}

/** On a phone the summary is below the form, so the total is repeated above the buttons. */
function FootTotal() {
  const { totals } = useFigures();
  return (
    <div className="wizard-foot-total">
      <span>{say('total')}</span>
      <strong className="pl-figures">{formatDollars(totals.totalCents)}</strong>
    </div>
  );
}

/**
 * A new step starts at its title, for sighted users and screen readers; on a desktop at the field
 * with `data-start`, with the step announced.
 */
function useStepStart(step: number, words: string) {
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const [told, tell] = useState('');
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    leaveToast();
    const fields = main.current?.querySelectorAll<HTMLElement>('[data-start]') ?? [];
    const start = matchMedia(PHONE).matches
      ? undefined
      : [...fields].find((field) => field.checkVisibility());
    tell(start ? words : '');
    (start ?? heading.current)?.focus();
  }, [step, words]);
  return { main, heading, told };
}

/** The form, with the totals beside it. */
function Columns({
  step,
  steps,
  stepTitle,
  summary,
  children,
}: Pick<Props, 'step' | 'stepTitle' | 'summary' | 'children'> & { readonly steps: number }) {
  const words = say('step-of', { step: step + 1, steps, title: stepTitle });
  const { main, heading, told } = useStepStart(step, words);
  return (
    <div className={classNames('wizard-columns', summary === 'never' && 'wizard-alone')}>
      <div ref={main} className="wizard-main">
        <h3 ref={heading} tabIndex={-1} className="wizard-title">
          {stepTitle}
        </h3>
        <output className="pl-hidden">{told}</output>
        {children}
      </div>
      {summary !== 'never' && (
        <aside
          className={classNames('wizard-side', summary === 'wide' && 'wizard-side-wide')}
          aria-label={say('estimate-summary')}
        >
          <Panel title={say('summary')}>
            <TotalsSummary />
          </Panel>
        </aside>
      )}
    </div>
  );
}
