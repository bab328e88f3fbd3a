// Unscheduled jobs, offered where the user clicked an empty slot: one click schedules one there.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Button, ProblemNotice } from '@purlin/ui/ui.ts';
import { useList, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/new-job.ts';
import { say as sayDates } from '@purlin/words/screens/scheduling.ts';
import { droppedOn } from '../calendar/drag-area.tsx';
import { useDaysOff } from '../parts/days-off.ts';
import { useMoving } from '../parts/use-moving.ts';

/** The maximum number offered here; the calendar's tray has them all. */
const MOST = 5;

/** `crewId`: the crew of the slot. Renders nothing if there are none. */
export function WaitingJobs({
  date,
  crewId,
  onDone,
}: {
  readonly date: string;
  readonly crewId: number | undefined;
  readonly onDone: () => void;
}) {
  const may = useMay()(scheduling.reschedule);
  const { closed } = useDaysOff();
  const { move, tell } = useMoving();
  const waiting = useList(scheduling.list, { query: { scheduled: 'no', limit: MOST } }).items;
  const jobs = waiting.filter(({ status }) => status === 'scheduled' || status === 'on_hold');
  if (!may || jobs.length === 0) return null;
  const put = async (job: Job) => {
    const target = { day: date, ...(crewId === undefined ? {} : { lane: crewId }) };
    const { dates, crew } = droppedOn({ job, by: 'tray', day: null }, target, closed);
    const now = await move.run({
      params: { id: job.id },
      body: {
        scheduledStartDate: dates.start,
        scheduledEndDate: dates.end,
        reason: '',
        dateChanges: job.dateChanges,
        ...(crew ? { crew } : {}),
      },
    });
    if (!now) return;
    tell(job, now, crew);
    onDone();
  };
  return (
    <section className="cal-slot-jobs" aria-labelledby="cal-slot-jobs">
      <h3 id="cal-slot-jobs">{say('waiting')}</h3>
      <ProblemNotice title={sayDates('could-not-move')} problem={move.problem} />
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <span className="pl-two-lines">
              <strong>{job.title}</strong>
              <span>{job.client.name}</span>
            </span>
            <Button
              size="small"
              text={say('put-here')}
              aria-label={say('put-what-here', { title: job.title })}
              disabled={move.pending}
              onClick={() => void put(job)}
            />
          </li>
        ))}
      </ul>
      <h3>{say('or-new')}</h3>
    </section>
  );
}
