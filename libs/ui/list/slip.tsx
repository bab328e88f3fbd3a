// The slip beside a selection: count, total, consequences, and the one button. Where there is no
// room beside the list, it is at the bottom, and its details open upward.
import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { useId, useState, type ReactNode } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './slip.css';

interface SlipProps {
  /** "6 payment(s) selected" */
  readonly count: string;
  readonly total: ReactNode;
  /** Shown beside the count, for example the button that clears the selection. */
  readonly beside?: ReactNode;
  /** The key detail in one line, while the details are collapsed. */
  readonly brief?: ReactNode;
  readonly action: ReactNode;
  /** Shown under the button. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

export function Slip({ count, total, beside, brief, action, after, children }: SlipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="pl-slip" aria-label={say('what-is-selected')}>
      <div className="pl-slip-head">
        <output>{count}</output>
        {beside}
        <strong className="pl-slip-total">{total}</strong>
      </div>
      {brief && (
        <p className="pl-slip-brief">
          <span>{brief}</span>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {say('details')}{' '}
            {open ? <ChevronDownIcon aria-hidden /> : <ChevronUpIcon aria-hidden />}
          </button>
        </p>
      )}
      <div id={id} className="pl-slip-more" data-open={open}>
        {children}
      </div>
      <div className="pl-slip-foot">
        {action}
        {after && <p>{after}</p>}
      </div>
    </section>
  );
}
