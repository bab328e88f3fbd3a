// A vendor's upcoming days by week, and a calendar feed for their phone.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { workOrders } from '@purlin/contracts/work-orders.ts';
import { Button, buttonClass, classNames, Panel } from '@purlin/ui/ui.ts';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { Link, useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { Calendar } from '@blueprintjs/icons';
import { DateTile } from './date-tile.tsx';
import { agendaOf, lastDay, weekName, type AgendaEntry, type AgendaWeek } from './order-dates.ts';
import { OwnList } from './own-list.tsx';
import { hourOf, weekday } from './portal-dates.ts';
import { CallUs } from './portal-frame.tsx';
import { MapLink, OfLinkedVendor } from './vendor-parts.tsx';

export const MySchedule = ({ user }: { readonly user: SignedIn }) => (
  <OfLinkedVendor user={user}>
    <OfVendor />
  </OfLinkedVendor>
);

const NoneYet = () => (
  <CallUs icon={<Calendar size={24} />} title={portal('delivery-schedule')}>
    {portal('no-deliveries')}
  </CallUs>
);

function OfVendor() {
  const read = useRead(workOrders.list, {});
  const { orders = [], today = '', calendarLink = null } = read.data ?? {};
  const weeks = agendaOf(orders, today);
  return (
    <OwnList list={{ ...read, items: weeks }} what="schedule" empty={<NoneYet />}>
      <div className="sh-panels">
        <h2 className="sh-tab-title">{portal('delivery-schedule')}</h2>
        {weeks.map((week) => (
          <Week key={week.from} week={week} today={today} />
        ))}
        <PhoneCalendar link={calendarLink} />
      </div>
    </OwnList>
  );
}

const Week = ({ week, today }: { readonly week: AgendaWeek; readonly today: string }) => (
  <Panel flush title={weekName(week.from, today)}>
    <ol className="sh-agenda">
      {week.from <= today && week.entries[0]?.day !== today && (
        <li>
          <DateTile day={today} />
          <p className="pl-muted">{say('nothing-today')}</p>
        </li>
      )}
      {week.entries.map((entry) => (
        <Entry key={entry.order.jobId} entry={entry} today={today} />
      ))}
    </ol>
  </Panel>
);

const states = {
  open: 'not-confirmed',
  confirmed: 'is-confirmed',
  proposed: 'is-proposed',
} as const;
function stateOf({ order: { status, answer } }: AgendaEntry): string {
  if (status === 'on_hold') return say('on-hold');
  if (answer.state === 'declined' || (answer.state === 'open' && !answer.needsAnswer)) return '';
  return say(states[answer.state]);
}

function Entry({ entry, today }: { readonly entry: AgendaEntry; readonly today: string }) {
  const { day, order, continues } = entry;
  const { jobId, title, address, answer } = order;
  const longer = lastDay(order) > day;
  return (
    <li>
      <DateTile day={day} />
      <div className={classNames('sh-visit', answer.state !== 'confirmed' && 'sh-visit-asks')}>
        <strong>
          <span className="pl-hidden">{day === today ? say('today') : weekday(day)} </span>
          {continues ? say('continues') : hourOf(order.startDate)} ·{' '}
          <Link to={`?order=${jobId}`} aria-label={`${say('see-order')}: ${title}`}>
            {title}
          </Link>
        </strong>
        <MapLink address={address} />
        <span className="sh-visit-state">
          {[longer ? say('until-day', { day: weekday(lastDay(order)) }) : '', stateOf(entry)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </li>
  );
}

/** The link to the calendar feed, created on request. */
function PhoneCalendar({ link }: { readonly link: string | null }) {
  const open = useCommand(workOrders.openCalendar, { toast: { failed: say('link-failed') } });
  return (
    <Panel title={say('phone-calendar')} description={say('phone-calendar-lead')}>
      {link === null ? (
        <Button
          icon={<Calendar />}
          text={say('get-link')}
          loading={open.pending}
          onClick={() => void open.run()}
        />
      ) : (
        <div className="sh-phone-calendar">
          <a
            className={buttonClass({ intent: 'primary' })}
            href={link.replace(/^https?:/, 'webcal:')}
          >
            <Calendar aria-hidden /> {say('open-calendar')}
          </a>
          <CopyField
            label={say('calendar-link')}
            what={say('calendar-link')}
            value={link}
            help={say('link-secret')}
          />
        </div>
      )}
    </Panel>
  );
}
