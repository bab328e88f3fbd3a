// A vendor's answer to their dates, and one-click responses for staff.
import type { JobDetails, OrderAnswer } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { Button, StatusBadge } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/job-crew.ts';
import { proposedTimes } from '../parts/warnings.ts';

interface Props {
  readonly job: JobDetails;
  readonly member: {
    readonly id: number;
    readonly name: string;
    readonly ownDates: boolean;
    readonly scheduledStartDate: string | null;
    readonly scheduledEndDate: string | null;
  };
  readonly answer: OrderAnswer;
}

export function VendorAnswer(props: Props) {
  const { job, answer } = props;
  if (answer.state === 'open') return answer.needsAnswer && <NoAnswer {...props} />;
  return (
    <div className="job-answer">
      <CurrentAnswer {...props} />
      {answer.at && <Moment at={answer.at} as="day" />}
      {answer.state === 'proposed' && !isOver(job) && <AcceptDates {...props} />}
    </div>
  );
}

/** "Confirmed", "Declined: crane is in the shop", "Proposes Dec 3 – 4, 7:30 AM: right after". */
function CurrentAnswer({ answer, member }: Props) {
  const { state, text, proposed } = answer;
  if (state === 'confirmed') return <StatusBadge tone="good" label={say('confirmed-on')} />;
  if (state === 'declined')
    return <strong className="job-answer-no">{say('declined-because', { text })}</strong>;
  const days = proposedTimes(proposed!, member);
  return (
    <strong className="job-answer-other">
      {text ? say('proposes-because', { days, text }) : say('proposes', { days })}
    </strong>
  );
}

/** A vendor who has not answered; an answer by phone can be recorded with one click. */
function NoAnswer({ job, member, answer }: Props) {
  const { id: vendorId, name, scheduledStartDate: startDate, scheduledEndDate: endDate } = member;
  const { run, pending } = useCommand(scheduling.confirmVendor, {
    toast: { done: { title: say('noted', { name }) } },
  });
  return (
    <div className="job-answer">
      <span className="pl-muted">
        {answer.before ? say('asked-again', { before: answer.before.state }) : say('no-answer')}
      </span>
      <May call={scheduling.confirmVendor}>
        <Button
          size="small"
          text={say('note-confirmed')}
          aria-label={say('note-confirmed-of', { name })}
          loading={pending}
          onClick={() =>
            void run({ params: { id: job.id }, body: { vendorId, seen: { startDate, endDate } } })
          }
        />
      </May>
    </div>
  );
}

/** Applies the proposed dates, unless the vendor's times have been changed since. */
function AcceptDates({ job, member, answer }: Props) {
  const { id: vendorId, name, ownDates, scheduledStartDate, scheduledEndDate } = member;
  const { run, pending } = useCommand(scheduling.assignVendor, {
    toast: { done: { title: say('accepted', { name }) }, failed: say('dates-failed') },
  });
  const none = { scheduledStartDate: null, scheduledEndDate: null };
  const accept = () =>
    run({
      params: { id: job.id },
      body: {
        vendorId,
        scheduledStartDate: answer.proposed!.startDate,
        scheduledEndDate: answer.proposed!.endDate,
        was: ownDates ? { scheduledStartDate, scheduledEndDate } : none,
      },
    });
  return (
    <May call={scheduling.assignVendor}>
      <Button
        size="small"
        intent="primary"
        text={say('accept-dates')}
        aria-label={say('accept-dates-of', { name })}
        loading={pending}
        onClick={() => void accept()}
      />
    </May>
  );
}
