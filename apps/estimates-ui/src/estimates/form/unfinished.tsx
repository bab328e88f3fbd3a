// Asks whether to resume an unfinished draft.
import { Button, EmptyState, Spinner } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-kept.ts';
import { HistoryIcon } from '@blueprintjs/icons';
import type { KeptDraft } from '../draft/kept-draft.ts';

/** Shown in place of the form until the user decides. */
export function UnfinishedOffer({
  kept: { offer, goOn, startNew },
  discard = say('start-new'),
}: {
  readonly kept: KeptDraft;
  /** The label of discarding the draft. */
  readonly discard?: string;
}) {
  if (!offer)
    return (
      <div className="edit-waiting">
        <Spinner aria-label={say('opening')} />
      </div>
    );
  const {
    at,
    values: { projectTitle },
  } = offer;
  return (
    <EmptyState
      icon={<HistoryIcon size={24} />}
      title={say('go-on-title')}
      action={
        <>
          <Button intent="primary" text={say('go-on')} onClick={goOn} />
          <Button text={discard} onClick={startNew} />
        </>
      }
    >
      {projectTitle.trim()
        ? say('last-worked-named', { title: projectTitle.trim() })
        : say('last-worked-unnamed')}{' '}
      <Moment at={at} as="minute" />.
    </EmptyState>
  );
}
