// The screen /calendar/new, over the calendar: makes a job of an accepted estimate, or one that
// came from none (`?from=none`). `?estimateId=` chooses the estimate, `?date=` the day.
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import {
  Button,
  buttonClass,
  ErrorPanel,
  Notice,
  SegmentedField,
  WorkDialog,
} from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { fullDate, isDay } from '../parts/days.ts';
import { useClosing } from '../closing.ts';
import { ConvertForm } from './convert-form.tsx';
import { EstimatePicker } from './estimate-picker.tsx';
import { OwnJobForm } from './own-job-form.tsx';
import { WaitingJobs } from './waiting-jobs.tsx';

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const SOURCES = [
  { value: 'estimate', label: 'From an estimate' },
  { value: 'none', label: 'Without an estimate' },
];

export function ScheduleJob() {
  usePageTitle('Schedule Job');
  const [address, setAddress] = useSearchParams();
  const close = useClosing();
  const estimateId = numberOf(address.get('estimateId'));
  const own = address.get('from') === 'none' && estimateId === undefined;
  const asked = address.get('date');
  const date = isDay(asked) ? asked : '';
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <WorkDialog title="Schedule Job" onClose={close}>
      <div className="pl-form cal-compact">
        <SlotWords date={date} />
        {date !== '' && estimateId === undefined && (
          <WaitingJobs date={date} crewId={numberOf(address.get('lane'))} onDone={close} />
        )}
        {estimateId === undefined && (
          <SegmentedField
            label="Made from"
            hideLabel
            choices={SOURCES}
            value={own ? 'none' : 'estimate'}
            onChoose={(from) => set('from', from)}
          />
        )}
        {own ? (
          <OwnJobForm date={date} onCancel={close} />
        ) : (
          <>
            <EstimatePicker
              estimateId={estimateId}
              onChoose={(id) => set('estimateId', String(id))}
            />
            {estimateId === undefined ? (
              <div className="cal-form-foot">
                <Button text="Cancel" onClick={close} />
              </div>
            ) : (
              <Chosen key={estimateId} estimateId={estimateId} date={date} onCancel={close} />
            )}
          </>
        )}
      </div>
    </WorkDialog>
  );
}

/** The slot that was pressed: "Thursday, November 26, 2026 (Thanksgiving), crew Torres". */
function SlotWords({ date }: { readonly date: string }) {
  const lane = numberOf(useSearchParams()[0].get('lane'));
  const crews = useRead(scheduling.crews, {}, { enabled: lane !== undefined }).data;
  const crew = crews?.find(({ id }) => id === lane)?.name;
  const off = useDaysOff().nameOf(date);
  const day = date && fullDate(date) + (off && ` (${off})`);
  const words = [day, crew && `crew ${crew}`].filter(Boolean).join(', ');
  return words && <p className="cal-slot-words">{words}</p>;
}

/** The form, or why this estimate cannot become a job. */
function Chosen({
  estimateId,
  date,
  onCancel,
}: {
  readonly estimateId: number;
  readonly date: string;
  readonly onCancel: () => void;
}) {
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
  if (job) return <IsOnCalendar jobId={job.id} />;
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
  return <ConvertForm estimate={estimate.data} date={date} onCancel={onCancel} />;
}

const IsOnCalendar = ({ jobId }: { readonly jobId: number }) => (
  <Notice
    tone="info"
    title="This estimate is on the calendar already"
    actions={
      <Link to={`/calendar/jobs/${jobId}`} className={buttonClass({ size: 'small' })}>
        View the job
      </Link>
    }
  >
    Every estimate becomes one job.
  </Notice>
);
