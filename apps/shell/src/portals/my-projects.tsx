// A client's projects: status, dates, weather moves, and change orders. Staff notes are not shown.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Build } from '@blueprintjs/icons';
import { LinkFirst } from './my-estimates.tsx';
import { OwnList } from './own-list.tsx';
import { OwnPhotos } from './own-photos.tsx';
import { ProjectCard } from './own-project.tsx';
import { useOwnEstimates, useOwnProjects } from './own-reads.ts';
import { CallUs } from './portal-frame.tsx';
import { stateOfProject, whenText } from './own-project-dates.ts';

export const MyProjects = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? <LinkFirst what="projects" /> : <OfClient />;

const isOver = ({ status }: OwnProject): boolean =>
  status === 'completed' || status === 'cancelled';

const NoneYet = () => (
  <CallUs icon={<Build size={24} />} title={say('no-projects')}>
    {say('no-projects-why')}
  </CallUs>
);

function OfClient() {
  const read = useOwnProjects();
  const { data } = useOwnEstimates();
  const { projects = [] } = read.data ?? {};
  const going = projects.filter((one) => !isOver(one));
  const over = projects.filter(isOver).toReversed();
  const changesOf = ({ id }: OwnProject): readonly OwnEstimate[] =>
    (data?.estimates ?? []).filter(({ changesJobId }) => changesJobId === id);
  return (
    <OwnList list={{ ...read, items: projects }} what="projects" empty={<NoneYet />}>
      <div className="sh-panels">
        {going.length === 0 && <NoneYet />}
        {going.map((project) => (
          <ProjectCard key={project.id} project={project} changes={changesOf(project)} />
        ))}
        {over.length > 0 && <Finished projects={over} />}
      </div>
    </OwnList>
  );
}

const Finished = ({ projects }: { readonly projects: readonly OwnProject[] }) => (
  <Panel title={say('finished')}>
    <ul className="sh-estimates">
      {projects.map((project) => (
        <li key={project.id}>
          <div className="sh-estimate">
            <strong>{project.title}</strong>
            <a
              className="pl-muted"
              href={mapAddress(project.address)}
              target="_blank"
              rel="noreferrer"
            >
              {project.address}
            </a>
            <span>{whenText(project)}</span>
          </div>
          <StatusBadge {...stateOfProject(project)} />
          <OwnPhotos project={project} />
        </li>
      ))}
    </ul>
  </Panel>
);
