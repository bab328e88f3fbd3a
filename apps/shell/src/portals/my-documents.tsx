// A client's documents by project: the approved copy of each estimate, which ends with the
// signature certificate if there is one.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { FolderClose } from '@blueprintjs/icons';
import { LinkFirst } from './my-estimates.tsx';
import { OwnList } from './own-list.tsx';
import { PdfButton } from './own-pdf.tsx';
import { useOwnEstimates, useOwnProjects } from './own-reads.ts';
import { CallUs } from './portal-frame.tsx';

export const MyDocuments = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? <LinkFirst what="estimates" /> : <OfClient />;

function OfClient() {
  const read = useOwnEstimates();
  const projects = useOwnProjects().data?.projects ?? [];
  const approved = (read.data?.estimates ?? []).filter(({ status }) => status === 'accepted');
  const folders = foldersOf(approved, projects);
  return (
    <OwnList
      list={{ ...read, items: approved }}
      what="estimates"
      empty={
        <CallUs icon={<FolderClose size={24} />} title={say('no-documents')}>
          {say('no-documents-why')}
        </CallUs>
      }
    >
      <div className="sh-panels">
        {folders.map(({ key, title, address, papers }) => (
          <Panel key={key} title={title} description={address}>
            <ul className="sh-estimates">
              {papers.map((paper) => (
                <Paper key={paper.id} paper={paper} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </OwnList>
  );
}

interface DocumentFolder {
  readonly key: number;
  readonly title: string;
  readonly address: string;
  readonly papers: readonly OwnEstimate[];
}

/**
 * Each project's documents, the latest project first; those without a project are under their
 * title.
 */
function foldersOf(
  approved: readonly OwnEstimate[],
  projects: readonly OwnProject[],
): readonly DocumentFolder[] {
  const byProject = Map.groupBy(approved, ({ jobId, changesJobId }) => jobId ?? changesJobId);
  const ofProjects = projects.toReversed().map(({ id, title, address }) => ({
    key: id,
    title,
    address,
    papers: byProject.get(id) ?? [],
  }));
  const known = new Set(projects.map(({ id }) => id));
  const ofNone = approved
    .filter(({ jobId, changesJobId }) => !known.has(jobId ?? changesJobId ?? 0))
    .map((paper) => ({
      key: -paper.id,
      title: paper.projectTitle,
      address: paper.serviceAddress,
      papers: [paper],
    }));
  return [...ofProjects, ...ofNone].filter(({ papers }) => papers.length > 0);
}

const Paper = ({ paper }: { readonly paper: OwnEstimate }) => {
  const what = paper.changesJobId === null ? 'estimate' : 'change';
  return (
    <li>
      <div className="sh-estimate">
        <strong>
          {say(paper.signed ? 'paper.signed' : 'paper.approved', {
            what,
            number: paper.estimateNumber,
          })}
        </strong>
        <span className="pl-muted">
          {paper.answeredAt && <Moment at={paper.answeredAt} as="day" />}
          {paper.signed && ` · ${say('paper.certificate')}`}
        </span>
      </div>
      <PdfButton estimate={paper} />
    </li>
  );
};
