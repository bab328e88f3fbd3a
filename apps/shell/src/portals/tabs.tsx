// Tabs that store the current tab in the URL (?tab=…), so that it survives a reload and can be
// shared.
import { tabByKey } from '@purlin/ui/ui.ts';
import { useSearchParams } from '@purlin/web/web.ts';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

export interface Tab {
  readonly key: string;
  readonly label: string;
  /** Shown above the label on a phone. */
  readonly icon: ReactElement;
  /** The number of items that need attention, and its accessible text. */
  readonly count?: { readonly shown: number; readonly says: string };
  readonly content: ReactNode;
}

export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
}) {
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const current = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  const choose = (tab: Tab) =>
    setQuery(tab === tabs[0] ? {} : { tab: tab.key }, { replace: true, preventScrollReset: true });

  return (
    <div className="sh-tabs">
      <TabList id={id} label={label} tabs={tabs} current={current} onChoose={choose} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current.key}`} tabIndex={0}>
        <h2 className="pl-hidden">{current.label}</h2>
        {current.content}
      </div>
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** The tab list (the ARIA tabs pattern): arrows, Home and End move and select. */
function TabList({ id, label, tabs, current, onChoose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[tabByKey(event.key, tabs.indexOf(current), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next.key}"]`)?.focus();
  };

  return (
    <div ref={list} className="sh-tab-list" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          id={`${id}-${tab.key}`}
          type="button"
          role="tab"
          className="sh-tab"
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          <span className="sh-tab-icon" aria-hidden>
            {tab.icon}
          </span>
          {tab.label}
          {tab.count && (
            <span className="sh-tab-count">
              <span aria-hidden>{tab.count.shown}</span>
              <span className="pl-hidden">, {tab.count.says}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
