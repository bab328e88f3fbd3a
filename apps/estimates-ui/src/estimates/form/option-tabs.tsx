// The packages of a multi-option estimate as tabs: name, price, and whether it is empty. Arrow
// keys, Home and End switch.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { classNames, tabByKey } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-options.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import './option-tabs.css';

/** The event dispatched at a field that must become visible, whatever hides it. */
export const REVEAL = 'purlin-reveal';

export interface OptionTab {
  readonly key: string;
  readonly name: string;
  readonly totalCents: number;
  readonly lines: number;
  readonly recommended: boolean;
  /** It contains an error. */
  readonly wrong: boolean;
}

const says = ({ wrong, lines, recommended }: OptionTab): string => {
  if (wrong) return say('to-mend');
  return say(recommended ? 'recommended-lines' : 'lines', { count: lines });
};

/** The tab list, followed by `end`. */
export function OptionTabs({
  tabs,
  shown,
  onShow,
  end,
}: {
  readonly tabs: readonly OptionTab[];
  /** The index of the visible tab; -1 for none. */
  readonly shown: number;
  readonly onShow: (n: number) => void;
  readonly end: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, shown, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="option-tabs">
      <div ref={list} className="option-tab-list" role="tablist" aria-label={say('options')}>
        {tabs.map((tab, n) => (
          <button
            key={tab.key}
            id={`tab-${tab.key}`}
            type="button"
            role="tab"
            className={classNames('option-tab', tab.wrong && 'option-tab-wrong')}
            aria-selected={n === shown}
            aria-controls={`panel-${tab.key}`}
            tabIndex={n === Math.max(shown, 0) ? 0 : -1}
            onClick={() => onShow(n)}
            onKeyDown={press}
          >
            <span className="option-tab-name">{tab.name}</span>
            <span className="option-tab-sum pl-figures">{formatDollars(tab.totalCents)}</span>
            <small className={classNames(tab.recommended && !tab.wrong && 'option-tab-best')}>
              {says(tab)}
            </small>
          </button>
        ))}
      </div>
      {end}
    </div>
  );
}

/** A package's panel. It opens if a field in it must be visible. */
export function OptionTabPanel({
  tab: { key, name },
  shown,
  onReveal,
  children,
}: {
  readonly tab: OptionTab;
  readonly shown: boolean;
  readonly onReveal: () => void;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const reveal = () => flushSync(onReveal);
    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [onReveal]);
  return (
    <section
      ref={panel}
      id={`panel-${key}`}
      className="option-panel pl-form"
      role="tabpanel"
      aria-label={name}
      hidden={!shown}
    >
      {children}
    </section>
  );
}
