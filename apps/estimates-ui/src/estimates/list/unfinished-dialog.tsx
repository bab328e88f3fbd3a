// Continue Where You Left Off: unsaved drafts on the server, by whom and when.
import { unfinished, type UnfinishedEstimate } from '@purlin/contracts/unfinished.ts';
import { HistoryIcon, PeopleIcon, TrashIcon } from '@blueprintjs/icons';
import { buttonClass, ConfirmDialog, EmptyState, IconButton, WorkDialog } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { useState } from 'react';
import './unfinished.css';

const forms = { simple: '', guided: '/guided', options: '/options' } as const;
const addressOf = ({ place, estimateId, key }: UnfinishedEstimate): string =>
  place === 'edit'
    ? `/estimates/${estimateId}/edit?unfinished=${key}`
    : `/estimates/new${forms[place]}?unfinished=${key}`;
const nameOf = ({ title }: UnfinishedEstimate): string => title.trim() || say('untitled');

interface Props {
  readonly work: readonly UnfinishedEstimate[];
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function UnfinishedDialog({ work, onClose }: Props) {
  const [leaving, setLeaving] = useState<UnfinishedEstimate | null>(null);
  const remove = useCommand(unfinished.remove, { toast: { done: { title: say('thrown-away') } } });
  return (
    <WorkDialog title={say('continue-title')} onClose={onClose}>
      {work.length === 0 ? (
        <EmptyState icon={<HistoryIcon size={24} />} title={say('nothing-unfinished')}>
          {say('unfinished-are-here')}
        </EmptyState>
      ) : (
        <ul className="unfinished" aria-label={say('unfinished-estimates')}>
          {work.map((one) => (
            <li key={one.key}>
              <Words one={one} />
              <Link to={addressOf(one)} className={buttonClass({ size: 'small' })}>
                {say('continue')}
              </Link>
              <IconButton
                label={say('throw-away-named', { name: nameOf(one) })}
                icon={<TrashIcon />}
                onClick={() => setLeaving(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="unfinished-else">
        {say('or-begin-with')} <Link to="/estimates/templates">{say('a-template')}</Link>.
      </p>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={say('throw-away-asked')}
        confirmLabel={say('throw-away')}
        destructive
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void remove.run({ params: { key: leaving.key } });
          setLeaving(null);
        }}
      >
        {leaving && say('throw-away-means', { name: nameOf(leaving), by: leaving.savedBy })}
      </ConfirmDialog>
    </WorkDialog>
  );
}

const Words = ({ one }: { readonly one: UnfinishedEstimate }) => (
  <span className="unfinished-words">
    <strong>{nameOf(one)}</strong>
    <small>
      {say(`kind.${one.place}`)}
      {one.clientName && ` · ${one.clientName}`} · {one.mine ? say('you') : one.savedBy},{' '}
      <Moment at={one.savedAt} />
    </small>
    {one.open.length > 0 && (
      <small className="unfinished-open">
        <PeopleIcon /> {say('has-it-open', { count: one.open.length, names: one.open.join(', ') })}
      </small>
    )}
  </span>
);
