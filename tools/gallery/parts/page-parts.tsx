// What pages are made of: frame, header, panels, figures, steps, the slip beside a selection.
import { CalendarIcon, DocumentIcon, DollarIcon, PeopleIcon } from '@blueprintjs/icons';
import { Button } from '@purlin/ui/control/button.tsx';
import { Figure, FigureLine } from '@purlin/ui/layout/figure-line.tsx';
import { PurlinLogo } from '@purlin/ui/layout/logo.tsx';
import { dollars, Money } from '@purlin/ui/layout/money.tsx';
import { PageHeader, PageLayout } from '@purlin/ui/layout/page-header.tsx';
import { Panel } from '@purlin/ui/layout/panel.tsx';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { Log } from '@purlin/ui/record/log.tsx';
import { MetricCard, Metrics } from '@purlin/ui/layout/metric-card.tsx';
import { NEED_DEED, NeedLine, NeedList } from '@purlin/ui/list/need-line.tsx';
import '@purlin/ui/list/need-line.css';
import '@purlin/ui/record/next-step.css';
import { Slip } from '@purlin/ui/list/slip.tsx';
import { type StationState, Stations } from '@purlin/ui/record/stations.tsx';
import { Stepper } from '@purlin/ui/form/stepper.tsx';
import { StatusBadge } from '@purlin/ui/feedback/status-badge.tsx';
import type { Part, States } from '../part.ts';
import type { ReactElement } from 'react';

const backLink = <a href="#page-header">Samples</a>;
const figures = (
  <FigureLine label="Sample figures">
    <Figure label="Open" value={12} link={(words) => <a href="#figure-line">{words}</a>} />
    <Figure label="Done" value={240} />
  </FigureLine>
);

const headers: States = {
  'A title': () => <PageHeader title="Samples" />,
  'With everything': () => (
    <PageHeader
      title="Sample porch roof"
      back={backLink}
      beside={<StatusBadge tone="info" label="Sent" />}
      description="What the page is for, in a sentence."
      figures={figures}
      actions={
        <>
          <Button text="Second action" />
          <Button text="Main action" intent="primary" />
        </>
      }
    />
  ),
};

const layouts: States = {
  'A page': () => (
    <PageLayout>
      <PageHeader title="Sample page" />
      <Panel title="One matter">Sample text.</Panel>
      <Panel title="Another matter">Sample text.</Panel>
    </PageLayout>
  ),
  'A list': () => (
    <PageLayout list>
      <PageHeader title="Samples" figures={figures} />
      <Panel>Its rows.</Panel>
    </PageLayout>
  ),
};

const panels: States = {
  'Without a title': () => <Panel>Sample text.</Panel>,
  'With everything': () => (
    <Panel
      title="Sample matter"
      description="What it is about, in a sentence."
      actions={<Button text="Edit" />}
    >
      Sample text.
    </Panel>
  ),
  'To the edges': () => (
    <Panel title="Sample matter" flush>
      <div className="gallery-sunken">What reaches the edges.</div>
    </Panel>
  ),
};

const lines: States = {
  'With a link, without one': () => figures,
  'On their way': () => (
    <FigureLine label="Figures on their way">
      <Figure label="Open" value={undefined} />
      <Figure label="Done" value={undefined} />
    </FigureLine>
  ),
  'Nobody can say': () => (
    <FigureLine label="Figures nobody knows">
      <Figure label="Open" value="–" hint="Sample hint: the server did not say." />
    </FigureLine>
  ),
};

const cardsOf = (value: string | undefined) => [
  <MetricCard
    key="sum"
    label="Accepted"
    value={value}
    hint="Sample hint: this month"
    icon={<DollarIcon />}
    accent
  />,
  <MetricCard key="estimates" label="Estimates" value={value && '48'} icon={<DocumentIcon />} />,
  <MetricCard key="clients" label="Clients" value={value && '31'} icon={<PeopleIcon />} />,
];
const metrics: States = {
  'Three, one matters most': () => (
    <Metrics label="Three sample figures">{cardsOf('$48,210.50')}</Metrics>
  ),
  Four: () => (
    <Metrics label="Four sample figures">
      {[
        ...cardsOf('$48,210.50'),
        <MetricCard key="jobs" label="Jobs" value="9" hint="This week" icon={<CalendarIcon />} />,
      ]}
    </Metrics>
  ),
  'On their way': () => <Metrics label="Figures coming">{cardsOf(undefined)}</Metrics>,
};

/** One station in each state; those of the usual path are put in its order. */
const stationOf: Readonly<Record<StationState, { readonly name: string; readonly says?: string }>> =
  {
    done: { name: 'Sent', says: 'By Rosa (sample)' },
    now: { name: 'Seen', says: 'Twice today (sample)' },
    ahead: { name: 'Answered' },
    failed: { name: 'Declined', says: 'Sample reason: too late.' },
  };
const path = (states: readonly StationState[]) =>
  states.map((state) => ({
    ...stationOf[state],
    state,
    ...(state === 'ahead' ? {} : { at: 'Nov 26' }),
  }));
const stations: States = {
  'On its way': () => (
    <Stations label="A sample's life" stations={path(['done', 'now', 'ahead'])} />
  ),
  Ended: () => <Stations label="A sample that ended" stations={path(['done', 'failed'])} />,
};

const steps = [
  { label: 'Client and project', short: 'Client' },
  { label: 'Lines', short: 'Lines' },
  { label: 'Review', short: 'Review' },
];
const steppers: States = {
  'At the first': () => <Stepper steps={steps} current={0} />,
  'In the middle': () => <Stepper steps={steps} current={1} />,
  'Something is missing': () => (
    <Stepper
      steps={steps.map((step, n) => (n === 0 ? { ...step, needs: 'a client' } : step))}
      current={2}
    />
  ),
};

const SlipOf = ({ brief }: { readonly brief?: string }) => (
  <div className="pl-checkout">
    <div>
      <div className="pl-checkout-list">
        <Panel title="Samples">Their rows.</Panel>
      </div>
      <div className="pl-checkout-side">
        <Slip
          count="3 payments selected"
          beside={<Button size="small" variant="minimal" text="Clear" />}
          total={<Money amount="7408.50" />}
          brief={brief}
          action={<Button intent="primary" text="Approve 3" />}
          after="Sample: the bank takes them until 2 PM."
        >
          <p>Arrives November 27 (sample).</p>
        </Slip>
      </div>
    </div>
  </div>
);
const slips: States = {
  'Details stand open': () => <SlipOf />,
  'Details are folded where there is no room': () => <SlipOf brief="Arrives November 27" />,
};

const next: States = {
  'Beside the title, on a phone under the thumb': () => (
    <PageLayout>
      <PageHeader
        title="Sample job"
        actions={
          <div className="pl-next">
            <Button intent="primary" text="Start the job" />
          </div>
        }
      />
      <Panel>Sample text.</Panel>
    </PageLayout>
  ),
};

const NeedsOf = ({ all }: { readonly all: readonly ReactElement[] | undefined }) => (
  <NeedList
    name="What waits"
    lines={all}
    loading="Sample: on its way"
    nothing="Nothing waits (sample)"
    nothingMeans="What waits stands here."
  />
);
const NeedOf = ({ when, sum }: { readonly when?: string; readonly sum?: string }) => (
  <NeedLine
    icon={<DollarIcon />}
    who="Alder Gutters (sample)"
    what="waits for its approval"
    when={when}
    sum={sum && <Money amount={sum} />}
    deed={
      <a href="#lines-of-what-waits" className={NEED_DEED}>
        Approve
      </a>
    }
  />
);
const needs: States = {
  'To be done, with its sum, late': () => (
    <NeedsOf
      all={[
        <NeedOf key="usual" />,
        <NeedOf key="sum" sum="1234.50" />,
        <NeedOf key="late" sum="1234.50" when="since Tuesday" />,
      ]}
    />
  ),
  'On their way': () => <NeedsOf all={undefined} />,
  Nothing: () => <NeedsOf all={[]} />,
};

const logs: States = {
  'By somebody, by nobody': () => (
    <Log
      entries={[
        { id: 2, says: 'Sent to dana@client.example', by: 'Rosa (sample)', at: 'Today, 9:12 AM' },
        { id: 1, says: 'Sample: written by the import', at: 'November 25' },
      ]}
    />
  ),
  Empty: () => <Log entries={[]} />,
};

const copies: States = {
  Usual: () => <CopyField label="Sample link" what="link" value="https://sample.example/e/42" />,
  'With help and its own words': () => (
    <CopyField
      label="Sample key"
      what="key"
      value="sample-1f0c-77aa"
      help="It is shown once."
      words={{ copy: 'Take', copied: 'Taken' }}
    />
  ),
};

const logos: States = {
  'With the word': () => <PurlinLogo />,
  'The mark alone': () => <PurlinLogo markOnly />,
  Large: () => <PurlinLogo size={48} />,
};

const money: States = {
  Usual: () => <Money amount="1234.5" />,
  Negative: () => <Money amount="-99.90" />,
  Millions: () => <Money amount="1234567.00" />,
  'In a sentence': () => `${dollars('0')} (sample)`,
};

export const pageParts: readonly Part[] = [
  { name: 'Page', states: layouts, over: 320 },
  { name: 'Page header', states: headers },
  { name: 'Panel', states: panels },
  { name: 'Figure line', states: lines },
  { name: 'Metric card', states: metrics },
  { name: 'Stations', states: stations },
  { name: 'Stepper', states: steppers },
  { name: 'Slip', states: slips, over: 320 },
  { name: 'Next step', states: next, over: 320 },
  { name: 'Lines of what waits', states: needs },
  { name: 'Log', states: logs },
  { name: 'Copy field', states: copies },
  { name: 'Money', narrow: true, states: money },
  { name: 'Logo', narrow: true, states: logos },
];
