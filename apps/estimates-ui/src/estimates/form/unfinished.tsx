// Work that was not finished: go on with it?
import { Button, EmptyState, Spinner } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { HistoryIcon } from '@blueprintjs/icons';
import type { KeptDraft } from '../draft/kept-draft.ts';

/** Stands in place of the form until somebody decides. */
export function UnfinishedOffer({
  kept: { offer, goOn, startNew },
  discard = 'Start new',
}: {
  readonly kept: KeptDraft;
  /** What giving the work up means here. */
  readonly discard?: string;
}) {
  if (!offer)
    return (
      <div className="edit-waiting">
        <Spinner aria-label="Opening the unfinished estimate" />
      </div>
    );
  const {
    at,
    values: { projectTitle },
  } = offer;
  return (
    <EmptyState
      icon={<HistoryIcon size={24} />}
      title="Go on where you stopped?"
      action={
        <>
          <Button intent="primary" text="Go on" onClick={goOn} />
          <Button text={discard} onClick={startNew} />
        </>
      }
    >
      {projectTitle.trim() ? `“${projectTitle.trim()}”` : 'An estimate without a title yet'} was not
      saved. You last worked on it <Moment at={at} as="minute" />.
    </EmptyState>
  );
}
