// The last change of dates with an undo button, below the calendar until the next change.
import { Button } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { useLastChange } from '../parts/last-change.ts';

export function LastChange() {
  const last = useLastChange();
  return (
    last && (
      <p className="cal-last">
        <span>{last.title}</span>
        <Button
          size="small"
          variant="minimal"
          text={say('take-back')}
          onClick={() => last.undo()}
        />
        <kbd>Ctrl Z</kbd>
      </p>
    )
  );
}
