// The screen /calendar/weather-shift: which days are lost, what moves where, who is told. Nothing
// changes before it is applied, and then everything at once.
import { CalendarIcon } from '@blueprintjs/icons';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather, type PlannedMove } from '@purlin/contracts/weather.ts';
import { Button, EmptyState, ErrorPanel, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import { BackToCalendar } from '../job-link.tsx';
import { isDay } from '../parts/days.ts';
import { DayTiles } from './day-tiles.tsx';
import { MoveRow } from './move-row.tsx';
import { type Choice, type Choices, chosenOf, NO_CHOICES, useApplying } from './use-shift.ts';

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
    <PageLayout>
      <BackToCalendar />
      <PageHeader
        title="Weather shift"
        description="Choose the days that are lost. Nothing moves before you apply."
      />
      <Panel title="1. Days">
        {today && <DayTiles today={today} chosen={days} onChoose={choose} />}
      </Panel>
      <Moves key={days.join()} days={days} />
    </PageLayout>
  );
}

function Moves({ days }: { readonly days: readonly string[] }) {
  const { data, problem, refresh, refreshing } = useRead(
    weather.plan,
    { query: { days: days.join(',') } },
    { enabled: days.length > 0 },
  );
  if (days.length === 0) return null;
  if (problem && !data)
    return (
      <Panel title="2. Moves">
        <ErrorPanel
          title="The plan could not be made"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  if (!data) return <Panel title="2. Moves">Working out the plan...</Panel>;
  if (data.length === 0)
    return (
      <Panel title="2. Moves">
        <EmptyState icon={<CalendarIcon size={24} />} title="Nothing to move">
          Nothing is planned on these days.
        </EmptyState>
      </Panel>
    );
  return <Planned days={days} moves={data} onStale={refresh} />;
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
  const { apply, pending } = useApplying({ days, onStale });
  const rows = moves.map((move) => ({ move, choice: chosenOf(move, choices) }));
  const moving = rows.filter(({ choice }) => choice.moves);
  const told = moving.filter(({ choice }) => choice.tells).length;
  const conflicts = moving.filter(({ move }) => move.conflicts.length > 0).length;
  const change = (id: number, to: Partial<Choice>) =>
    setChoices((now) => ({ ...now, [id]: { ...now[id], ...to } }));
  return (
    <>
      <Panel flush title={`2. Moves (${moving.length})`}>
        <ul className="shift-moves">
          {rows.map(({ move, choice }) => (
            <MoveRow
              key={move.jobId}
              move={move}
              choice={choice}
              onChange={(to) => change(move.jobId, to)}
            />
          ))}
        </ul>
      </Panel>
      <div className="shift-foot" role="region" aria-label="Apply">
        <p aria-live="polite">
          <strong>{moving.length === 1 ? '1 job moves' : `${moving.length} jobs move`}</strong>
          <span>
            {told === 1 ? '1 client is told' : `${told} clients are told`}
            {conflicts > 0 && `, ${conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`}`}
          </span>
        </p>
        <Button
          intent="primary"
          size="large"
          text="Apply"
          loading={pending}
          disabled={moving.length === 0}
          onClick={() => void apply(moving)}
        />
      </div>
    </>
  );
}
