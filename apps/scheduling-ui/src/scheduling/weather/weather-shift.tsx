// The screen /calendar/weather-shift: which days are lost, what moves where, who is told. Nothing
// changes before it is applied, and then everything at once.
import { CalendarIcon } from '@blueprintjs/icons';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather, type PlannedMove } from '@purlin/contracts/weather.ts';
import { EmptyState, ErrorPanel, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import { BackToCalendar } from '../job-link.tsx';
import { isDay } from '../parts/days.ts';
import { scaleOf } from './before-after.tsx';
import { DayTiles } from './day-tiles.tsx';
import { Moves } from './moves.tsx';
import { ShiftFoot } from './shift-foot.tsx';
import { TellClients } from './tell-clients.tsx';
import {
  type Choice,
  type Choices,
  chosenOf,
  datesOf,
  type Letter,
  NO_CHOICES,
  useApplying,
} from './use-shift.ts';

const USUAL: Letter = { en: '', es: '' };
const daysIn = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((day) => isDay(day));

export function WeatherShift() {
  usePageTitle('Weather shift');
  const [address, setAddress] = useSearchParams();
  const today = useRead(scheduling.today).data?.today;
  const days = daysIn(address.get('days'));
  const choose = (chosen: readonly string[]) =>
    setAddress(chosen.length > 0 ? { days: chosen.toSorted().join(',') } : {}, { replace: true });
  return (
    <PageLayout list>
      <BackToCalendar />
      <PageHeader title="Weather shift" description="Nothing changes until you apply." />
      <section className="shift-days-part" aria-labelledby="shift-days">
        <h2 id="shift-days">1. Days to keep clear</h2>
        {today && <DayTiles today={today} chosen={days} onChoose={choose} />}
      </section>
      <Plan key={days.join()} days={days} />
    </PageLayout>
  );
}

function Plan({ days }: { readonly days: readonly string[] }) {
  const { data, problem, refresh, refreshing } = useRead(
    weather.plan,
    { query: { days: days.join(',') } },
    { enabled: days.length > 0 },
  );
  if (days.length === 0) return null;
  if (data && data.length > 0) return <Planned days={days} moves={data} onStale={refresh} />;
  return (
    <Panel title="2. Moves">
      {problem && !data ? (
        <ErrorPanel
          title="The plan could not be made"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : data ? (
        <EmptyState icon={<CalendarIcon size={24} />} title="Nothing to move">
          Nothing is planned on these days.
        </EmptyState>
      ) : (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">Working out the plan...</span>
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
        </div>
      )}
    </Panel>
  );
}

function Planned({
  days,
  moves,
  onStale,
}: {
  readonly days: readonly string[];
  readonly moves: readonly PlannedMove[];
  readonly onStale: () => void;
}) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [letter, setLetter] = useState(USUAL);
  const { apply, pending } = useApplying({ days, letter, onStale });
  const rows = moves.map((move) => ({ move, choice: chosenOf(move, choices) }));
  const moving = rows.filter(({ choice }) => choice.moves);
  const scale = scaleOf(
    rows.flatMap(({ move, choice }) => [move.from, datesOf(move, choice)]),
    days,
  );
  const change = (id: number, to: Partial<Choice>) =>
    setChoices((now) => ({ ...now, [id]: { ...now[id], ...to } }));
  return (
    <>
      <div className="shift-columns">
        <Moves rows={rows} days={days} scale={scale} onChange={change} />
        <TellClients rows={moving} letter={letter} onChange={change} onWrite={setLetter} />
      </div>
      <ShiftFoot rows={rows} pending={pending} onApply={() => void apply(moving)} />
    </>
  );
}
