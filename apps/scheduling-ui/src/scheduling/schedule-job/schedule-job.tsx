// The screen /calendar/new: makes a job of an accepted estimate. `?estimateId=` chooses the
// estimate, `?date=` the day.
import { estimates } from '@purlin/contracts/estimates.ts';
import { ChevronLeft } from '@blueprintjs/icons';
import { buttonClass, ErrorPanel, Notice, PageLayout, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { isDay } from '../calendar/days.ts';
import { EstimatePicker } from './estimate-picker.tsx';
import { JobForm } from './job-form.tsx';

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

export function ScheduleJob() {
  usePageTitle('Schedule Job');
  const [address, setAddress] = useSearchParams();
  const estimateId = numberOf(address.get('estimateId'));
  const date = address.get('date');
  const choose = (id: number) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('estimateId', String(id));
        return next;
      },
      { replace: true },
    );
  return (
    <PageLayout>
      <Link to="/calendar" className="pl-back">
        <ChevronLeft aria-hidden />
        Calendar
      </Link>
      <PageHeader title="Schedule Job" description="Put an accepted estimate on the calendar." />
      <div className="cal-narrow">
        <Panel>
          <div className="pl-form">
            <EstimatePicker estimateId={estimateId} onChoose={choose} />
            {estimateId !== undefined && (
              <Chosen key={estimateId} estimateId={estimateId} date={isDay(date) ? date : ''} />
            )}
          </div>
        </Panel>
      </div>
    </PageLayout>
  );
}

/** The form, or why this estimate cannot become a job. */
function Chosen({ estimateId, date }: { readonly estimateId: number; readonly date: string }) {
  const estimate = useRead(estimates.details, { params: { id: estimateId } });
  const jobs = useRead(scheduling.list, { query: { estimateId } });
  const problem = estimate.problem ?? jobs.problem;
  if (problem)
    return (
      <ErrorPanel
        title="The estimate could not be loaded"
        message={problem.message}
        onRetry={() => {
          estimate.refresh();
          jobs.refresh();
        }}
      />
    );
  if (!estimate.data || !jobs.data)
    return (
      <div className="pl-bones" role="status">
        <span className="pl-hidden">Loading estimate...</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  const job = jobs.data[0];
  if (job)
    return (
      <Notice
        tone="info"
        title="This estimate is on the calendar already"
        actions={
          <Link to={`/calendar/jobs/${job.id}`} className={buttonClass({ size: 'small' })}>
            View the job
          </Link>
        }
      >
        Every estimate becomes one job.
      </Notice>
    );
  if (estimate.data.status !== 'accepted')
    return (
      <Notice
        tone="warn"
        title="This estimate is not accepted yet"
        actions={
          <Link to={`/estimates/${estimateId}`} className={buttonClass({ size: 'small' })}>
            View the estimate
          </Link>
        }
      >
        Only an accepted estimate can become a job.
      </Notice>
    );
  return <JobForm estimate={estimate.data} date={date} />;
}
