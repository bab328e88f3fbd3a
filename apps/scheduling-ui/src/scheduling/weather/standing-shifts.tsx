// Active weather shifts with undo, which is offered while any of their days is still to come,
// wherever and whenever the shift was made.
import { weather, type StandingShift } from '@purlin/contracts/weather.ts';
import { Button, ConfirmDialog, Panel } from '@purlin/ui/ui.ts';
import { May, Moment, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import { monthDay } from '../parts/days.ts';
import { countedWords, listed, useUndo } from './use-shift.ts';

const daysOf = (shift: StandingShift): string => listed(shift.days.map(monthDay));

export function StandingShifts() {
  const { data } = useRead(weather.standing);
  const [asked, setAsked] = useState<StandingShift>();
  const { run, pending } = useUndo();
  const takeBack = async (id: number) => {
    await run({ params: { id } });
    setAsked(undefined);
  };
  if (!data || data.length === 0) return null;
  return (
    <Panel title={say('standing')}>
      <ul className="shift-standing">
        {data.map((shift) => (
          <li key={shift.id}>
            <span>
              <strong>{daysOf(shift)}</strong>
              <span className="pl-muted">
                {say('moved-by', { counted: countedWords(shift), name: shift.by })}{' '}
                <Moment at={shift.at} />
              </span>
            </span>
            <May call={weather.undo}>
              <Button
                onClick={() => setAsked(shift)}
                aria-label={say('take-back-of', { days: daysOf(shift) })}
              >
                {say('take-back')}
              </Button>
            </May>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          title={say('take-back-asked')}
          confirmLabel={say('take-back')}
          busy={pending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void takeBack(asked.id)}
        >
          {say('take-back-lead')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
