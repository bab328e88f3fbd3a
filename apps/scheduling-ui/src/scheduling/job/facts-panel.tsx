// When and where a job is, and what is to be done.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { localTime } from '../parts/days.ts';
import { mapAddress } from './places.ts';

export const FactsPanel = ({ job }: { readonly job: Job }) => (
  <Panel title="The job">
    <dl className="cal-details">
      <div>
        <dt>Start</dt>
        <dd className="pl-figures">{localTime(job.scheduledStartDate)}</dd>
      </div>
      {job.scheduledEndDate && (
        <div>
          <dt>End</dt>
          <dd className="pl-figures">{localTime(job.scheduledEndDate)}</dd>
        </div>
      )}
      <div>
        <dt>Address</dt>
        <dd>
          <a href={mapAddress(job.address)} target="_blank" rel="noreferrer">
            {job.address}
          </a>
        </dd>
      </div>
      {job.description && (
        <div className="cal-wide">
          <dt>Description</dt>
          <dd className="pl-prewrap">{job.description}</dd>
        </div>
      )}
      {job.notes && (
        <div className="cal-wide">
          <dt>Notes</dt>
          <dd className="pl-prewrap">{job.notes}</dd>
        </div>
      )}
    </dl>
  </Panel>
);
