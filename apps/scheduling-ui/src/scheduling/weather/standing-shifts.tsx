// The weather shifts that stand, with the way back: it is offered as long as a day of theirs is to
// come, wherever and whenever the shift was made.
import { weather, type StandingShift } from '@purlin/contracts/weather.ts';
import { Button, ConfirmDialog, Panel } from '@purlin/ui/ui.ts';
import { May, Moment, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { monthDay } from '../parts/days.ts';
import { listed, useUndo } from './use-shift.ts';

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
    <Panel title="Shifts that stand">
      <ul className="shift-standing">
        {data.map((shift) => (
          <li key={shift.id}>
            <span>
              <strong>{listed.format(shift.days.map(monthDay))}</strong>
              <span className="pl-muted">
                {shift.moved === 1 ? '1 job' : `${shift.moved} jobs`} moved by {shift.by},{' '}
                <Moment at={shift.at} />
              </span>
            </span>
            <May call={weather.undo}>
              <Button onClick={() => setAsked(shift)}>Take back</Button>
            </May>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          title="Take back the weather shift?"
          confirmLabel="Take back"
          busy={pending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void takeBack(asked.id)}
        >
          Every job goes back to where it was before. Clients who had the e-mail about their new
          dates get another one: it is as it was planned.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
