// A job's description and address.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/jobs.ts';

export const FactsPanel = ({ job }: { readonly job: Job }) => (
  <Panel title={say('scope')}>
    <dl className="cal-details">
      {job.description && (
        <div className="cal-wide">
          <dt>{say('description')}</dt>
          <dd className="pl-prewrap">{job.description}</dd>
        </div>
      )}
      {job.notes && (
        <div className="cal-wide">
          <dt>{say('notes')}</dt>
          <dd className="pl-prewrap">{job.notes}</dd>
        </div>
      )}
      <div>
        <dt>{say('address')}</dt>
        <dd>
          <a href={mapAddress(job.address)} target="_blank" rel="noreferrer">
            {job.address}
          </a>
        </dd>
      </div>
    </dl>
  </Panel>
);
