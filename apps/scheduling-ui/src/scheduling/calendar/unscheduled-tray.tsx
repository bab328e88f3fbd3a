// Unscheduled jobs: drag one onto a day, or choose a date in the dialog.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { Button, classNames, Panel, PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { useDraggable } from '@dnd-kit/core';
import { DragHandleVerticalIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import type { Dragged } from './drag-area.tsx';

export function UnscheduledTray({
  jobs,
  day,
  onMore,
  loadingMore,
}: {
  readonly jobs: readonly CalendarJob[];
  /** Unset if all are listed. */
  readonly onMore: (() => void) | undefined;
  readonly loadingMore: boolean;
  /** The visible day, which the dialog starts with. */
  readonly day: string;
}) {
  const [choosing, setChoosing] = useState<number>();
  // On a phone the tray and the days are not visible together, so the dialog sets the date.
  const phone = useMediaQuery(PHONE);
  const chosen = jobs.find(({ id }) => id === choosing);
  return (
    <Panel flush title={say('unscheduled', { count: `${jobs.length}${onMore ? '+' : ''}` })}>
      <ul className="cal-tray">
        {jobs.map((job) => (
          <Waiting
            key={job.id}
            job={job}
            draggable={!phone}
            onSchedule={() => setChoosing(job.id)}
          />
        ))}
      </ul>
      {onMore && (
        <div className="cal-more-jobs">
          <Button text={say('show-more')} onClick={onMore} loading={loadingMore} />
        </div>
      )}
      {!phone && (
        <p className="cal-tray-hint">
          {say('tray-hint')} <kbd>{say('space-key')}</kbd> {say('tray-hint-space')}
          <kbd>?</kbd> {say('tray-hint-more')}
        </p>
      )}
      {chosen && <ScheduleDialog job={chosen} date={day} onClose={() => setChoosing(undefined)} />}
    </Panel>
  );
}

function Waiting({
  job,
  draggable,
  onSchedule,
}: {
  readonly job: CalendarJob;
  readonly draggable: boolean;
  readonly onSchedule: () => void;
}) {
  const data: Dragged = { job, by: 'tray', day: null };
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${job.id} waits`,
    data,
    disabled: !draggable,
  });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(draggable && 'cal-movable', isDragging && 'cal-lifted')}
    >
      {draggable && <DragHandleVerticalIcon aria-hidden />}
      <div className="pl-two-lines">
        <JobLink id={job.id} className="cal-tray-title">
          {job.title}
        </JobLink>
        <span>{job.client.name}</span>
      </div>
      <Button
        size="small"
        text={say('schedule')}
        aria-label={say('schedule-what', { what: job.title })}
        onClick={onSchedule}
      />
    </li>
  );
}
