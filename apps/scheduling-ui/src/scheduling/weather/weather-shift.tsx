// The screen /calendar/weather-shift: which days are lost, what moves where, who is notified.
// Nothing changes until it is applied, and then everything changes at once.
import { CalendarIcon } from '@blueprintjs/icons';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather, type PlannedMove } from '@purlin/contracts/weather.ts';
import { EmptyState, ErrorPanel, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import { BackToCalendar } from '../job-link.tsx';
import { isDay } from '../parts/days.ts';
import { useKnownDays } from '../parts/use-known-days.ts';
import { againstMove, againstStaying } from './against-move.ts';
import { scaleOf } from './before-after.tsx';
import { DayTiles } from './day-tiles.tsx';
import { Limits } from './limits.tsx';
import { Moves } from './moves.tsx';
import { ShiftFoot } from './shift-foot.tsx';
import { StandingShifts } from './standing-shifts.tsx';
import { TellClients } from './tell-clients.tsx';
import {
  addressOfChoices,
  type Choice,
  type Choices,
  choicesIn,
  chosenOf,
  chosenText,
  type ClientTexts,
  type Row,
  useApplying,
} from './use-shift.ts';

const USUAL: ClientTexts = { en: '', es: '', fr: '' };
const daysIn = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((day) => isDay(day));

export function WeatherShift() {
  usePageTitle(say('title'));
  const [address, setAddress] = useSearchParams();
  const today = useRead(scheduling.today).data?.today;
  const bad = useRead(weather.forecast).data?.days.filter(
    ({ day, hazards }) => today !== undefined && day >= today && hazards.length > 0,
  );
  // By default, the days beyond the limits are selected.
  const asked = address.get('days');
  const days = asked === null ? (bad ?? []).map(({ day }) => day) : daysIn(asked);
  const choices = choicesIn(address);
  const put = (nextDays: readonly string[], next: Choices) =>
    setAddress(
      { days: nextDays.toSorted().join(','), ...addressOfChoices(next) },
      { replace: true },
    );
  return (
    <PageLayout list>
      <BackToCalendar />
      <PageHeader title={say('title')} description={say('lead')} actions={<Limits />} />
      <StandingShifts />
      <section className="shift-days-part" aria-labelledby="shift-days">
        <h2 id="shift-days">{say('days')}</h2>
        {today && <DayTiles today={today} chosen={days} onChoose={(next) => put(next, choices)} />}
      </section>
      <Plan days={days} choices={choices} onChoose={(next) => put(days, next)} />
    </PageLayout>
  );
}

function Plan({
  days,
  choices,
  onChoose,
}: {
  readonly days: readonly string[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}) {
  const { data, problem, refresh, refreshing } = useRead(
    weather.plan,
    { query: { days: days.join(','), chosen: chosenText(choices) } },
    { enabled: days.length > 0, keepOld: true },
  );
  const change = (key: string, to: Partial<Choice>) =>
    onChoose({ ...choices, [key]: { ...choices[key], ...to } });
  if (days.length === 0) return null;
  if (data && data.length > 0)
    return (
      <Planned
        days={days}
        moves={data}
        choices={choices}
        counting={refreshing}
        onChange={change}
        onStale={refresh}
      />
    );
  return (
    <Panel title={say('moves')}>
      {problem && !data ? (
        <ErrorPanel
          title={say('plan-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : data ? (
        <EmptyState icon={<CalendarIcon size={24} />} title={say('nothing-to-move')}>
          {say('nothing-planned')}
        </EmptyState>
      ) : (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">{say('working-out')}</span>
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
  choices,
  counting,
  onChange,
  onStale,
}: {
  readonly days: readonly string[];
  readonly moves: readonly PlannedMove[];
  readonly choices: Choices;
  /** The plan is being recalculated. */
  readonly counting: boolean;
  readonly onChange: (key: string, to: Partial<Choice>) => void;
  readonly onStale: () => void;
}) {
  const [letter, setLetter] = useState(USUAL);
  const { apply, pending } = useApplying({ days, letter, onStale });
  const known = useKnownDays();
  const rows = moves.map((move): Row => {
    const choice = chosenOf(move, choices);
    return choice.moves
      ? { move, choice, against: againstMove(move, days, known), standsOn: [] }
      : { move, choice, against: [], standsOn: againstStaying(move, days, known) };
  });
  const moving = rows.filter(({ choice }) => choice.moves);
  const scale = scaleOf(
    moves.flatMap(({ from, to }) => [from, to]),
    days,
  );
  return (
    <>
      <div className="shift-columns">
        <Moves {...{ rows, days, scale, onChange }} />
        <TellClients
          rows={moving.filter(({ move }) => !move.booking)}
          letter={letter}
          onChange={onChange}
          onWrite={setLetter}
        />
      </div>
      <ShiftFoot rows={rows} pending={pending || counting} onApply={() => void apply(rows)} />
    </>
  );
}
