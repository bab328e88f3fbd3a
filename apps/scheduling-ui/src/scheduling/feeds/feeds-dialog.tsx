// The screen /calendar/feeds, over the calendar: secret URLs for calendar apps to subscribe to the
// jobs of the company, a crew or a vendor.
import { calendarFeeds, type CalendarFeed } from '@purlin/contracts/calendar-feeds.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import {
  Button,
  ConfirmDialog,
  ErrorPanel,
  SelectField,
  initialFocus,
  WorkDialog,
} from '@purlin/ui/ui.ts';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { Moment, useCommand, useMay, usePageTitle, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/calendar-links.ts';
import { useClosing } from '../closing.ts';

type Whose = Pick<CalendarFeed, 'of' | 'assigneeId'>;
interface Named extends Whose {
  readonly name: string;
}

const MOST = 500;
const same = (a: Whose, b: Whose): boolean => a.of === b.of && a.assigneeId === b.assigneeId;

/** Whose feeds can be created, those with an existing feed first. */
function useWhose(open: readonly CalendarFeed[]) {
  const may = useMay()(vendors.list);
  const crews = useRead(scheduling.crews).data ?? [];
  const known = useRead(vendors.list, { query: { limit: MOST } }, { enabled: may }).data ?? [];
  const all: readonly Named[] = [
    { of: 'company', assigneeId: null, name: say('whole-company') },
    ...crews.map(({ id, name }) => ({ of: 'crew' as const, assigneeId: id, name })),
    ...known.map(({ id, name }) => ({ of: 'vendor' as const, assigneeId: id, name })),
  ];
  const nameOf = (feed: Whose) => all.find((one) => same(one, feed))?.name ?? '';
  const closed = all.filter((one) => !open.some((feed) => same(feed, one)));
  return { closed, nameOf };
}

export function FeedsDialog() {
  usePageTitle(say('title'));
  const close = useClosing();
  const { data, problem, refresh, refreshing } = useRead(calendarFeeds.feeds);
  return (
    <WorkDialog title={say('title')} onClose={close}>
      {problem && !data ? (
        <ErrorPanel
          title={say('load-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <Feeds open={data ?? []} />
      )}
    </WorkDialog>
  );
}

function Feeds({ open }: { readonly open: readonly CalendarFeed[] }) {
  const { closed, nameOf } = useWhose(open);
  return (
    <div ref={initialFocus} className="pl-form cal-compact">
      <p className="pl-muted">{say('lead')}</p>
      {open.map((feed) => (
        <OpenFeed key={`${feed.of}-${feed.assigneeId}`} feed={feed} name={nameOf(feed)} />
      ))}
      <NewFeed closed={closed} />
    </div>
  );
}

function OpenFeed({ feed, name }: { readonly feed: CalendarFeed; readonly name: string }) {
  const [asking, setAsking] = useState<'replace' | 'close'>();
  const replace = useCommand(calendarFeeds.open, {
    toast: { done: { title: say('replaced') } },
  });
  const end = useCommand(calendarFeeds.close, {
    toast: { done: { title: say('closed') } },
  });
  const body = { of: feed.of, assigneeId: feed.assigneeId };
  const confirm = () => {
    setAsking(undefined);
    void (asking === 'replace' ? replace : end).run({ body });
  };
  return (
    <section className="cal-feed" aria-label={name}>
      <CopyField label={name} what={say('link')} value={feed.link} />
      <div className="pl-actions">
        <a href={feed.link.replace(/^https?:/, 'webcal:')}>{say('open-in-mine')}</a>
        <span className="pl-muted">
          {say('since')} <Moment at={feed.openedAt} as="day" />
        </span>
        <span className="cal-gap" />
        <Button size="small" text={say('replace')} onClick={() => setAsking('replace')} />
        <Button size="small" text={say('close')} onClick={() => setAsking('close')} />
      </div>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={asking === 'close' ? say('close-asked') : say('replace-asked')}
        confirmLabel={asking === 'close' ? say('close') : say('replace')}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {asking === 'close' ? say('close-lead', { name }) : say('replace-lead', { name })}
      </ConfirmDialog>
    </section>
  );
}

function NewFeed({ closed }: { readonly closed: readonly Named[] }) {
  const [chosen, setChosen] = useState('0');
  const { run, pending } = useCommand(calendarFeeds.open, {
    toast: { done: { title: say('ready') } },
  });
  const whose = closed[Number(chosen)] ?? closed[0];
  if (!whose) return null;
  return (
    <form
      className="cal-new-feed"
      onSubmit={(event) => {
        event.preventDefault();
        void run({ body: { of: whose.of, assigneeId: whose.assigneeId } }).then(() =>
          setChosen('0'),
        );
      }}
    >
      <SelectField
        label={say('new-link-for')}
        choices={closed.map(({ name }, n) => ({ value: String(n), label: name }))}
        value={String(closed.indexOf(whose))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button type="submit" intent="primary" text={say('make-link')} loading={pending} />
    </form>
  );
}
