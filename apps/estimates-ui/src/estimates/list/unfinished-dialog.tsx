// Continue where you left off: what the office has begun and not saved yet, by whom and when.
import { unfinished, type UnfinishedEstimate } from '@purlin/contracts/unfinished.ts';
import { HistoryIcon, PeopleIcon, TrashIcon } from '@blueprintjs/icons';
import { buttonClass, ConfirmDialog, EmptyState, IconButton, WorkDialog } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import './unfinished.css';

const forms = { simple: '', guided: '/guided', options: '/options' } as const;
const addressOf = ({ place, estimateId, key }: UnfinishedEstimate): string =>
  place === 'edit'
    ? `/estimates/${estimateId}/edit?unfinished=${key}`
    : `/estimates/new${forms[place]}?unfinished=${key}`;
const kinds = {
  simple: 'New Estimate',
  guided: 'New Estimate, step by step',
  options: 'New multi-option estimate',
  edit: 'Changes to an estimate',
} as const;
const nameOf = ({ title }: UnfinishedEstimate): string => title.trim() || 'Without a title yet';

interface Props {
  readonly work: readonly UnfinishedEstimate[];
  readonly onClose: () => void;
}

/** Mounted while it is open. */
export function UnfinishedDialog({ work, onClose }: Props) {
  const [leaving, setLeaving] = useState<UnfinishedEstimate | null>(null);
  const remove = useCommand(unfinished.remove, { toast: { done: { title: 'Thrown away' } } });
  return (
    <WorkDialog title="Continue where you left off" onClose={onClose}>
      {work.length === 0 ? (
        <EmptyState icon={<HistoryIcon size={24} />} title="Nothing is unfinished">
          What somebody begins and does not save is kept here for thirty days.
        </EmptyState>
      ) : (
        <ul className="unfinished" aria-label="Unfinished estimates">
          {work.map((one) => (
            <li key={one.key}>
              <Words one={one} />
              <Link to={addressOf(one)} className={buttonClass({ size: 'small' })}>
                Continue
              </Link>
              <IconButton
                label={`Throw away ${nameOf(one)}`}
                icon={<TrashIcon />}
                onClick={() => setLeaving(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="unfinished-else">
        Or begin with <Link to="/estimates/templates">a template</Link>.
      </p>
      <ConfirmDialog
        isOpen={leaving !== null}
        title="Throw this away?"
        confirmLabel="Throw away"
        destructive
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void remove.run({ params: { key: leaving.key } });
          setLeaving(null);
        }}
      >
        {leaving && `“${nameOf(leaving)}”, as ${leaving.savedBy} left it, is gone for everybody.`}
      </ConfirmDialog>
    </WorkDialog>
  );
}

const Words = ({ one }: { readonly one: UnfinishedEstimate }) => (
  <span className="unfinished-words">
    <strong>{nameOf(one)}</strong>
    <small>
      {kinds[one.place]}
      {one.clientName && ` · ${one.clientName}`} · {one.mine ? 'you' : one.savedBy},{' '}
      <Moment at={one.savedAt} />
    </small>
    {one.open.length > 0 && (
      <small className="unfinished-open">
        <PeopleIcon /> {one.open.join(', ')} {one.open.length === 1 ? 'has' : 'have'} it open
      </small>
    )}
  </span>
);
