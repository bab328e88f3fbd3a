// One project as its client sees it: where, when, crew, status, and change orders.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import { type Station, Stations } from '@purlin/ui/record/stations.tsx';
import { Money, StatusBadge } from '@purlin/ui/ui.ts';
import { useMoments } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { useId } from 'react';
import { stateOfEstimate } from './own-estimate-state.ts';
import { stateOfProject, weatherText, whenText, workDaysText } from './own-project-dates.ts';
import { OwnPhotos } from './own-photos.tsx';
import { weekday } from './portal-dates.ts';
import { MapLink } from './vendor-parts.tsx';
import { crewText } from './whats-next.tsx';

export function ProjectCard({
  project,
  changes,
}: {
  readonly project: OwnProject;
  readonly changes: readonly OwnEstimate[];
}) {
  const id = useId();
  const moves = project.weatherMoves.map(weatherText).filter(Boolean);
  return (
    <article className="pl-panel sh-own" aria-labelledby={id}>
      <div className="sh-own-head">
        <h2 id={id}>{project.title}</h2>
        <StatusBadge {...stateOfProject(project)} />
      </div>
      <MapLink address={project.address} />
      <p className="sh-own-when">{whenText(project)}</p>
      {[workDaysText(project), crewText(project.crews)].filter(Boolean).map((one) => (
        <p key={one}>{one}</p>
      ))}
      {moves.length > 0 && (
        <ul className="sh-own-moves" aria-label={say('moves')}>
          {moves.map((move) => (
            <li key={move}>{move}</li>
          ))}
        </ul>
      )}
      <Life project={project} />
      <OwnPhotos project={project} />
      {changes.length > 0 && <Changes changes={changes} />}
    </article>
  );
}

/** The steps: approved, scheduled, in progress, finished. */
function Life({ project }: { readonly project: OwnProject }) {
  const moments = useMoments();
  const on = (at: string | null) => (at === null ? undefined : moments?.nearDay(at));
  const { status, startDate, approvedAt, startedAt } = project;
  const begun = status === 'in_progress' || startedAt !== null;
  const paused = status === 'on_hold' ? portal('project.on_hold') : undefined;
  const stations: Station[] = [
    ...(approvedAt === null
      ? []
      : [{ name: say('life.approved'), state: 'done' as const, at: on(approvedAt) }]),
    {
      name: startDate === null ? portal('project.planning') : say('life.scheduled'),
      state: begun ? 'done' : 'now',
      at: startDate === null ? undefined : weekday(startDate.slice(0, 10)),
      says: begun ? undefined : paused,
    },
    {
      name: say('life.in-progress'),
      state: begun ? 'now' : 'ahead',
      at: on(startedAt),
      says: begun ? paused : undefined,
    },
    { name: say('life.finished'), state: 'ahead' },
  ];
  return <Stations label={say('life', { title: project.title })} stations={stations} />;
}

const Changes = ({ changes }: { readonly changes: readonly OwnEstimate[] }) => (
  <section>
    <h3>{say('changes')}</h3>
    <ul className="sh-estimates">
      {changes.map((change) => (
        <li key={change.id}>
          <div className="sh-estimate">
            <a href={clientPagePath(change.estimateNumber, change.language)}>
              {change.projectTitle}
            </a>
            <span className="pl-muted">{change.estimateNumber}</span>
          </div>
          <StatusBadge {...stateOfEstimate(change)} />
          <strong>
            <Money amount={change.total} />
          </strong>
        </li>
      ))}
    </ul>
  </section>
);
