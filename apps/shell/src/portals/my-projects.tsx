// A client's own projects: what goes on, when, and what is finished; staff's notes stay with staff.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { Button, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { useList } from '@purlin/web/web.ts';
import { say as furniture } from '@purlin/words/screens/furniture.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Build } from '@blueprintjs/icons';
import { LinkFirst } from './my-estimates.tsx';
import { OwnList } from './own-list.tsx';
import { dayOfYear, hourOf } from './portal-dates.ts';
import { CallUs } from './portal-frame.tsx';

export const MyProjects = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? <LinkFirst what="projects" /> : <OfClient />;

const isOver = ({ status }: Job): boolean => status === 'completed' || status === 'cancelled';

const NoneYet = () => (
  <CallUs icon={<Build size={24} />} title={say('no-projects')}>
    {say('no-projects-why')}
  </CallUs>
);

function OfClient() {
  const list = useList(scheduling.list, {});
  const [going, over] = [list.items.filter((job) => !isOver(job)), list.items.filter(isOver)];
  return (
    <OwnList list={list} what="projects" empty={<NoneYet />}>
      <div className="sh-panels">
        {going.length > 0 ? <Projects title={say('active-projects')} jobs={going} /> : <NoneYet />}
        {over.length > 0 && <Projects title={say('finished')} jobs={over} />}
        {list.hasMore && (
          <Button
            text={furniture('show-more')}
            onClick={list.loadMore}
            loading={list.loadingMore}
          />
        )}
      </div>
    </OwnList>
  );
}

const Projects = ({ title, jobs }: { readonly title: string; readonly jobs: readonly Job[] }) => (
  <Panel title={title}>
    <ul className="sh-estimates">
      {jobs.map((job) => (
        <li key={job.id}>
          <div className="sh-estimate">
            <strong>{job.title}</strong>
            <span className="pl-muted">{job.address}</span>
            <span>{daysOf(job)}</span>
          </div>
          <StatusBadge {...stateOf(job)} />
        </li>
      ))}
    </ul>
  </Panel>
);

const tones = {
  scheduled: 'info',
  in_progress: 'seen',
  on_hold: 'warn',
  completed: 'good',
  cancelled: 'quiet',
} as const;
const stateOf = ({ status, startDate }: Job) =>
  status === 'scheduled' && startDate === null
    ? ({ tone: 'quiet', label: say('project.planning') } as const)
    : { tone: tones[status], label: say(`project.${status}`) };

/** "Mon, Nov 23, 2026 to Wed, Nov 25, 2026, from 7:30 AM"; what is over has its last day. */
function daysOf({ status, startDate, endDate }: Job): string {
  if (status === 'cancelled') return say('called-off');
  if (startDate === null) return status === 'completed' ? '' : say('days-to-come');
  const [first, last] = [dayOfYear(startDate), dayOfYear(endDate ?? startDate)];
  if (status === 'completed') return say('until', { day: last });
  const days = first === last ? first : say('days', { first, last });
  if (status === 'scheduled') return say('days-from', { days, hour: hourOf(startDate) });
  return status === 'on_hold' ? say('days-paused', { days }) : days;
}
