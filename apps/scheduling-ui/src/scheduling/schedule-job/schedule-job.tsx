// The screen /calendar/new, over the calendar: creates a job from an accepted estimate or without
// one (`?from=none`). `?estimateId=` preselects the estimate, `?date=` the day.
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
import { say } from '@purlin/words/screens/new-job.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { fullDate, isDay } from '../parts/days.ts';
import { useClosing } from '../closing.ts';
import { ConvertForm } from './convert-form.tsx';
import { EstimatePicker, useNoneWaits } from './estimate-picker.tsx';
import { OwnJobForm } from './own-job-form.tsx';
import { WaitingJobs } from './waiting-jobs.tsx';

const numberOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const sources = () => [
  { value: 'estimate', label: say('from-estimate') },
  { value: 'none', label: say('from-none') },
];

export function ScheduleJob() {
  const [address, setAddress] = useSearchParams();
  const close = useClosing();
  const estimateId = numberOf(address.get('estimateId'));
  const title = useTitle(estimateId);
  usePageTitle(title);
  const noneWaits = useNoneWaits();
  const from = address.get('from') ?? (noneWaits ? 'none' : 'estimate');
  const own = from === 'none' && estimateId === undefined;
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
    <WorkDialog title={title} onClose={close}>
      <div className="pl-form cal-compact">
        <SlotWords date={date} />
        {date !== '' && estimateId === undefined && (
          <WaitingJobs date={date} crewId={numberOf(address.get('lane'))} onDone={close} />
        )}
        {estimateId === undefined && (
          <SegmentedField
            label={say('made-from')}
            hideLabel
            choices={sources()}
            value={own ? 'none' : 'estimate'}
            onChoose={(chosen) => set('from', chosen)}
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
                <Button text={say('cancel')} onClick={close} />
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

/** The dialog's title: for an accepted estimate its job, otherwise scheduling in general. */
function useTitle(estimateId: number | undefined): string {
  const { data } = useRead(
    estimates.details,
    { params: { id: estimateId ?? 0 } },
    { enabled: estimateId !== undefined },
  );
  return say(data?.status === 'accepted' ? 'convert-title' : 'title');
}

/** The clicked slot: "Thursday, November 26, 2026 (Thanksgiving), crew Torres". */
function SlotWords({ date }: { readonly date: string }) {
  const lane = numberOf(useSearchParams()[0].get('lane'));
  const crews = useRead(scheduling.crews, {}, { enabled: lane !== undefined }).data;
  const crew = crews?.find(({ id }) => id === lane)?.name;
  const off = useDaysOff().nameOf(date);
  const full = date && fullDate(date);
  const day = full && off ? say('slot-day', { day: full, name: off }) : full;
  const words = [day, crew && say('slot-crew', { name: crew })].filter(Boolean).join(', ');
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
        title={say('estimate-failed')}
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
        <span className="pl-hidden">{say('loading-estimate')}</span>
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
        title={say('not-accepted')}
        actions={
          <Link to={`/estimates/${estimateId}`} className={buttonClass({ size: 'small' })}>
            {say('view-estimate')}
          </Link>
        }
      >
        {say('only-accepted')}
      </Notice>
    );
  return <ConvertForm estimate={estimate.data} date={date} onCancel={onCancel} />;
}

const IsOnCalendar = ({ jobId }: { readonly jobId: number }) => (
  <Notice
    tone="info"
    title={say('is-on-calendar')}
    actions={
      <Link to={`/calendar/jobs/${jobId}`} className={buttonClass({ size: 'small' })}>
        {say('view-job')}
      </Link>
    }
  >
    {say('one-job-each')}
  </Notice>
);
