// The screen /estimates/new: the simple wizard, in three steps.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Button, buttonClass, ConfirmDialog, Notice, Page, PageHeader, Panel, Stepper } from '@purlin/ui/ui.ts';
import { Link, usePageTitle } from '@purlin/web/web.ts';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { FormProvider } from 'react-hook-form';
import { CustomerStep } from './customer-step.tsx';
import { LinesStep } from './lines-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TotalsSummary, useTotals } from './totals-summary.tsx';
import { LAST_STEP, useNewEstimate } from './use-new-estimate.ts';

const steps = [{ label: 'Customer', short: 'Info' }, { label: 'Line Items', short: 'Items' }, { label: 'Review', short: 'Send' }];
const titles = ['Customer and project', 'Line items', 'Review & Send Estimate'];

export function NewEstimate() {
  usePageTitle('New estimate');
  const wizard = useNewEstimate();
  const { form, title, step, client, blocker, saved } = wizard;
  return (
    <FormProvider {...form}>
      <Page>
        <div className="est-head">
          <Link to="/estimates" className="pl-back"><ChevronLeftIcon />Estimates</Link>
          <PageHeader title="New estimate" />
        </div>
        <Stepper steps={steps} current={step} />
        <form className="new-columns" noValidate onSubmit={(event) => { event.preventDefault(); if (!wizard.saving) wizard.next(); }}>
          <div className="new-main">
            <Panel title={<span ref={title} tabIndex={-1} className="new-title">{titles[step]}</span>}>
              {/* Steps stay in the page, so that going back finds everything as it was. */}
              <div hidden={step !== 0}><CustomerStep client={client} /></div>
              <div hidden={step !== 1}><LinesStep /></div>
              {step === LAST_STEP && <ReviewStep client={client} />}
            </Panel>
            {saved.estimateId !== null && !wizard.saving && (
              <Notice tone="warn" title={`The draft is saved with ${saved.lines} of ${form.getValues('lines').length} line items`} actions={<Link to={`/estimates/${saved.estimateId}`} className={buttonClass({ size: 'small' })}>Open the draft</Link>}>
                Press Create Estimate again to add the rest: nothing is saved twice.
              </Notice>
            )}
          </div>
          <aside className={step === 0 ? 'new-side new-side-early' : 'new-side'} aria-label="Estimate summary"><Panel title="Summary"><TotalsSummary /></Panel></aside>
          <WizardBar wizard={wizard} />
        </form>
      </Page>
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'} title="Leave this estimate?" confirmLabel="Leave" cancelLabel="Stay" destructive
        onConfirm={() => blocker.proceed?.()} onClose={() => blocker.reset?.()}
      >
        {saved.estimateId === null ? 'What you have entered is not saved and will be lost.' : 'The draft is saved, but not all of its line items.'}
      </ConfirmDialog>
    </FormProvider>
  );
}

function WizardBar({ wizard: { step, saving, saved, back, cancel } }: { readonly wizard: ReturnType<typeof useNewEstimate> }) {
  const { totals } = useTotals();
  const create = saving ? 'Creating...' : <><span className="pl-long">Create Estimate</span><span className="pl-short">Create</span></>;
  return (
    <div className="new-bar">
      <div className="new-bar-total"><span>Total</span><strong className="pl-figures">{formatDollars(totals.totalCents)}</strong></div>
      {/* Once the draft exists, its first steps can no longer be changed from here. */}
      {step > 0 && <Button text="Back" onClick={back} disabled={saving || saved.estimateId !== null} />}
      <span className="new-bar-gap" />
      <Button variant="minimal" text="Cancel" onClick={() => void cancel()} disabled={saving} />
      <Button type="submit" intent="primary" disabled={saving}>{step === LAST_STEP ? create : 'Next'}</Button>
    </div>
  );
}
