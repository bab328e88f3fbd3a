// The form of an estimate that is there already: all parts on one page.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Button, Notice, PageLayout, PageHeader, Panel, toast } from '@purlin/ui/ui.ts';
import { Link, useNavigate } from '@purlin/web/web.ts';
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
import { dropBlankLines, formValuesOf } from '../draft/values.ts';
import { AsClient } from '../actions/as-client.tsx';
import { SendDialog } from '../actions/send-dialog.tsx';
import { EstimateConflict } from './estimate-conflict.tsx';
import { type Conflict, useChanging } from './use-changing.ts';
import type { Editable } from './use-editable.ts';

const addressOf = ({ id }: Estimate): string => `/estimates/${id}`;

/** The form, and what saving, a conflict and leaving do. */
function useEditing(start: Editable) {
  const { estimate } = start;
  const navigate = useNavigate();
  const [initial] = useState(() => formValuesOf(estimate));
  /** What was kept in this browser was begun on an older version than what is saved. */
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
  const [revised, setRevised] = useState<Estimate | null>(null);
  const draft = estimate.status === 'draft';
  const leave = () => void navigate(addressOf(estimate));

  const saved = (after: Estimate | undefined): void => {
    if (!after) return;
    work.finish();
    toast({ title: draft ? 'Estimate saved' : `Revision ${after.revision} saved` });
    if (draft) leave();
    else setRevised(after);
  };
  const save = async () => {
    form.clearErrors();
    dropBlankLines(form);
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
  return { work, changing, overtaken, revised, save, keepMine, takeTheirs, leave };
}

export function EditForm({ start }: { readonly start: Editable }) {
  const { estimate } = start;
  const { work, changing, overtaken, revised, save, keepMine, takeTheirs, leave } =
    useEditing(start);
  const draft = estimate.status === 'draft';
  return (
    <FormProvider {...work.form}>
      <PageLayout>
        <Head estimate={estimate} />
        {work.held ? (
          <Panel>
            <UnfinishedOffer kept={work.kept} discard="Discard changes" />
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
            <aside className="edit-side" aria-label="Estimate summary">
              <Panel title="Summary">
                <TotalsSummary />
              </Panel>
            </aside>
            <EditBar
              busy={changing.pending}
              label={draft ? 'Save changes' : 'Save new revision'}
              onCancel={leave}
            />
          </form>
        )}
      </PageLayout>
      {revised && <SendDialog estimate={revised} onClose={leave} />}
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
      title="Edit estimate"
      description={
        <>
          {estimate.estimateNumber} <span aria-hidden>·</span> {estimate.projectTitle}{' '}
          <span aria-hidden>·</span>{' '}
          <AsClient estimate={estimate} label="See what is saved as the client does" />
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
        <Notice tone="bad" title="This estimate was changed after you stopped working on it">
          What you see is your unfinished work. Saving it replaces the newer version.
        </Notice>
      )}
      {!draft && (
        <Notice
          tone="warn"
          title={
            `Your client has revision ${estimate.revision}; saving makes revision ` +
            `${estimate.revision + 1}`
          }
        >
          The link shows the new revision at once, and only that one can be approved. Whoever
          approves the old one is shown what has changed first.
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
    <Panel title="Client and project">
      <ProjectFields
        client={client}
        fixedClient={estimate.status === 'draft' ? undefined : estimate.client.name}
      />
    </Panel>
    {estimate.estimateType === 'single' ? (
      <Panel title="Line items">
        <LinesEditor path="lines" />
      </Panel>
    ) : (
      <Panel title="Options">
        <OptionBuilder />
      </Panel>
    )}
    <Panel title="Terms">
      <TermsFields />
    </Panel>
    <Panel title="Words around the offer">
      <WordsFields />
    </Panel>
  </>
);

/**
 * Something happened to the estimate that no form shows, for example the client has opened it: that
 * is no reason to stop.
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
        Total <strong className="pl-figures">{formatDollars(totals.totalCents)}</strong>
      </span>
      <Button variant="minimal" text="Cancel" onClick={onCancel} disabled={busy} />
      <Button type="submit" intent="primary" text={busy ? 'Saving...' : label} disabled={busy} />
    </div>
  );
}
