// The form of an existing estimate: all parts on one page.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Button, Notice, PageLayout, PageHeader, Panel, toast } from '@purlin/ui/ui.ts';
import { Link, useNavigate } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-editor.ts';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { isOvertaken } from '../draft/kept-here.ts';
import { contractErrors, projectErrors, standardWords } from '../draft/checks.ts';
import { LinesEditor } from '../form/lines-editor.tsx';
import { OptionBuilder } from '../form/option-builder.tsx';
import { ProjectFields } from '../form/project-fields.tsx';
import { TermsFields, WordsFields } from '../form/terms-fields.tsx';
import { TotalsSummary, useFigures } from '../form/totals-summary.tsx';
import { UnfinishedOffer } from '../form/unfinished.tsx';
import { WhereKept } from '../form/where-kept.tsx';
import { type EstimateForm, useEstimateForm } from '../form/use-estimate-form.ts';
import { dropUntouchedLines, formValuesOf } from '../draft/values.ts';
import { AsClient } from '../actions/as-client.tsx';
import { EstimateConflict } from './estimate-conflict.tsx';
import { type Conflict, useChanging } from './use-changing.ts';
import type { Editable } from './use-editable.ts';

const addressOf = ({ id }: Estimate): string => `/estimates/${id}`;

/** The form, and its handlers for saving, conflicts and leaving. */
function useEditing(start: Editable) {
  const { estimate } = start;
  const navigate = useNavigate();
  const [initial] = useState(() => formValuesOf(estimate));
  /** The local draft is based on an older version than the saved one. */
  const [overtaken, setOvertaken] = useState(false);
  const work = useEstimateForm({
    place: 'edit',
    estimateId: estimate.id,
    initial,
    step: 0,
    onGoOn: (kept) => setOvertaken(isOvertaken(kept, initial)),
  });
  const { form } = work;
  const changing = useChanging({ start, values: form.getValues, mark: work.mark });
  const draft = estimate.status === 'draft';
  const leave = () => void navigate(addressOf(estimate));

  const saved = (after: Estimate | undefined): void => {
    if (!after) return;
    work.finish();
    toast({ title: draft ? say('saved') : say('revision-saved', { revision: after.revision }) });
    // A new revision has no effect until it is sent.
    void navigate(draft ? addressOf(estimate) : `${addressOf(estimate)}/send`);
  };
  const save = async () => {
    form.clearErrors();
    dropUntouchedLines(form);
    const values = form.getValues();
    const fieldErrors = [projectErrors(values, standardWords), contractErrors(values)].find(
      (found) => found.length > 0,
    );
    if (fieldErrors) return work.complain(fieldErrors);
    return saved(await changing.save());
  };
  useConflictWithoutDifference(changing.conflict, async (theirs) =>
    saved(await changing.saveOver(theirs)),
  );
  const takeTheirs = (theirs: Editable) => {
    changing.takeOver(theirs);
    form.reset(formValuesOf(theirs.estimate));
  };
  const keepMine = async (theirs: Editable) => {
    form.reset(changing.together(theirs), { keepDefaultValues: true });
    saved(await changing.saveOver(theirs));
  };
  return { work, changing, overtaken, save, keepMine, takeTheirs, leave };
}

export function EditForm({ start }: { readonly start: Editable }) {
  const { estimate } = start;
  const { work, changing, overtaken, save, keepMine, takeTheirs, leave } = useEditing(start);
  const draft = estimate.status === 'draft';
  return (
    <FormProvider {...work.form}>
      <PageLayout>
        <Head estimate={estimate} />
        {work.held ? (
          <Panel>
            <UnfinishedOffer kept={work.kept} discard={say('discard')} />
          </Panel>
        ) : (
          <form
            className="edit-columns"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!changing.pending) void save();
            }}
          >
            <div className="edit-main">
              <WhereKept
                work={work}
                estimateId={estimate.id}
                conflict={changing.conflict !== null}
              />
              <Notices start={start} overtaken={overtaken} />
              {changing.conflict && changing.conflict.changes.length > 0 && (
                <EstimateConflict
                  conflict={changing.conflict}
                  busy={changing.pending}
                  onMine={(theirs) => void keepMine(theirs)}
                  onTheirs={takeTheirs}
                />
              )}
              <Parts estimate={estimate} client={work.client} />
            </div>
            <aside className="edit-side" aria-label={say('summary-of')}>
              <Panel title={say('summary')}>
                <TotalsSummary />
              </Panel>
            </aside>
            <EditBar
              busy={changing.pending}
              label={say(draft ? 'save' : 'save-revision')}
              onCancel={leave}
            />
          </form>
        )}
      </PageLayout>
    </FormProvider>
  );
}

const Head = ({ estimate }: { readonly estimate: Estimate }) => (
  <>
    <Link to={addressOf(estimate)} className="pl-back">
      <ChevronLeftIcon />
      {estimate.estimateNumber}
    </Link>
    <PageHeader
      title={say('edit')}
      description={
        <>
          {estimate.estimateNumber} <span aria-hidden>·</span> {estimate.projectTitle}{' '}
          <span aria-hidden>·</span> <AsClient estimate={estimate} label={say('see-as-client')} />
        </>
      }
    />
  </>
);

function Notices({
  start: { estimate },
  overtaken,
}: {
  readonly start: Editable;
  readonly overtaken: boolean;
}) {
  const draft = estimate.status === 'draft';
  return (
    <>
      {overtaken && (
        <Notice tone="bad" title={say('overtaken')}>
          {say('what-you-see')}
        </Notice>
      )}
      {!draft && (
        <Notice
          tone="warn"
          title={say('client-has', { revision: estimate.revision, next: estimate.revision + 1 })}
        >
          {say('what-link-shows')}
        </Notice>
      )}
    </>
  );
}

const Parts = ({
  estimate,
  client,
}: {
  readonly estimate: Estimate;
  readonly client: EstimateForm['client'];
}) => (
  <>
    <Panel title={say('client-and-project')}>
      <ProjectFields
        client={client}
        fixedClient={estimate.status === 'draft' ? undefined : estimate.client.name}
      />
    </Panel>
    {estimate.estimateType === 'single' ? (
      <Panel title={say('line-items')}>
        <LinesEditor path="lines" />
      </Panel>
    ) : (
      <Panel title={say('options')}>
        <OptionBuilder />
      </Panel>
    )}
    <Panel title={say('terms')}>
      <TermsFields />
    </Panel>
    <Panel title={say('words-around')}>
      <WordsFields />
    </Panel>
  </>
);

/**
 * The estimate changed in a way that no form shows, for example the client opened it. That is no
 * conflict.
 */
function useConflictWithoutDifference(
  conflict: Conflict | null,
  goOn: (theirs: Editable) => Promise<void>,
) {
  useEffect(() => {
    if (conflict && conflict.changes.length === 0) void goOn(conflict.theirs);
  });
}

function EditBar({
  busy,
  label,
  onCancel,
}: {
  readonly busy: boolean;
  readonly label: string;
  readonly onCancel: () => void;
}) {
  const { totals } = useFigures();
  return (
    <div className="edit-bar">
      <span className="edit-bar-total">
        {say('total')} <strong className="pl-figures">{formatDollars(totals.totalCents)}</strong>
      </span>
      <Button variant="minimal" text={say('cancel')} onClick={onCancel} disabled={busy} />
      <Button type="submit" intent="primary" text={busy ? say('saving') : label} disabled={busy} />
    </div>
  );
}
