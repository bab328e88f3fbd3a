// The screen /calendar/crews, over the calendar: the company's crews with their members and colors.
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { Crew } from '@purlin/contracts/job-shapes.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, ErrorPanel, StatusBadge, WorkDialog } from '@purlin/ui/ui.ts';
import { May, usePageTitle, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/crews.ts';
import { useClosing } from '../closing.ts';
import { CrewForm } from './crew-form.tsx';

export function CrewsDialog() {
  usePageTitle(say('crews'));
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
    <WorkDialog title={say('crews')} onClose={close}>
      {problem && !data ? (
        <ErrorPanel
          title={say('load-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-form cal-compact">
          {data?.length === 0 && <p className="pl-muted">{say('no-crews')}</p>}
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
                text={say('add-crew')}
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
      <span>{crew.members.join(', ') || say('nobody-named')}</span>
    </div>
    {crew.status === 'archived' && <StatusBadge tone="quiet" label={say('archived')} />}
    <May call={scheduling.editCrew}>
      <Button
        text={say('edit')}
        aria-label={say('edit-what', { name: crew.name })}
        onClick={onEdit}
      />
    </May>
  </li>
);
