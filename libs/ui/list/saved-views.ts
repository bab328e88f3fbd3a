// Saved views of a list: a named combination of filters and sort order, as in the URL. Saved in the
// browser for each user and list.
import { useState } from 'react';

export interface ListView {
  readonly name: string;
  /** The query string of the page's URL. */
  readonly address: string;
  /** The number of rows in the view, once known. */
  readonly count?: number | undefined;
}

const MOST = 12;
const keyOf = (list: string, owner: number): string => `purlin-views-${owner}-${list}`;

/** Parses saved views. Unreadable entries are skipped. */
export function viewsIn(text: string | null): readonly ListView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(
          (one: Partial<ListView> | null): one is ListView =>
            typeof one?.name === 'string' && typeof one.address === 'string',
        )
      : [];
  } catch {
    return [];
  }
}

/** The same filters in another order are the same view. */
export function sameView(one: string, other: string): boolean {
  const sorted = (address: string): string => {
    const words = new URLSearchParams(address);
    words.sort();
    return words.toString();
  };
  return sorted(one) === sorted(other);
}

/** Adds a view. Replaces one of the same name; drops the oldest if there are too many. */
export const withView = (views: readonly ListView[], view: ListView): readonly ListView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MOST);

export function useSavedViews(list: string, owner: number) {
  const key = keyOf(list, owner);
  const [views, setViews] = useState(() => viewsIn(localStorage.getItem(key)));
  const keep = (next: readonly ListView[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    save: (view: ListView) => keep(withView(views, view)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
