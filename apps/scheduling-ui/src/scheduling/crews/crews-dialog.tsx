// The screen /calendar/crews, over the calendar: our own crews, each with its people and its color.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Crew } from '@purlin/contracts/job-shapes.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ErrorPanel, StatusBadge, WorkDialog } from '@purlin/ui/ui.ts';
import { May, usePageTitle, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useClosing } from '../closing.ts';
import { CrewForm } from './crew-form.tsx';

export function CrewsDialog() {
  usePageTitle('Crews');
  const close = useClosing();
  const { data, problem, refresh, refreshing } = useRead(scheduling.crews);
  const [editing, setEditing] = useState<Crew | 'new'>();
  if (editing)
    return (
      <CrewForm
        crew={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
    );
  return (
    <WorkDialog title="Crews" onClose={close}>
      {problem && !data ? (
        <ErrorPanel
          title="The crews could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-form cal-compact">
          {data?.length === 0 && (
            <p className="pl-muted">
              No crews yet. A crew is assigned to jobs, and has a color on the calendar.
            </p>
          )}
          <ul className="crew-list">
            {data?.map((crew) => (
              <CrewRow key={crew.id} crew={crew} onEdit={() => setEditing(crew)} />
            ))}
          </ul>
          <May call={scheduling.addCrew}>
            <div className="pl-actions">
              <Button
                icon={<PlusIcon />}
                intent="primary"
                text="Add crew"
                onClick={() => setEditing('new')}
              />
            </div>
          </May>
        </div>
      )}
    </WorkDialog>
  );
}

const CrewRow = ({ crew, onEdit }: { readonly crew: Crew; readonly onEdit: () => void }) => (
  <li>
    <span className="job-crew-mark" style={{ background: crew.color }} aria-hidden />
    <div className="pl-two-lines">
      <strong>{crew.name}</strong>
      <span>{crew.members.join(', ') || 'Nobody named yet'}</span>
    </div>
    {crew.status === 'archived' && <StatusBadge tone="quiet" label="Archived" />}
    <May call={scheduling.editCrew}>
      <Button text="Edit" aria-label={`Edit ${crew.name}`} onClick={onEdit} />
    </May>
  </li>
);
