// Views of a list that somebody named: its filters and its order, as they stand in the address.
// They are kept in the browser, for each user and list.
import { useState } from 'react';

export interface ListView {
  readonly name: string;
  /** What stands behind the question mark of the page's address. */
  readonly address: string;
  /** How many rows it shows, once that is known. */
  readonly count?: number | undefined;
}

const MOST = 12;
const keyOf = (list: string, owner: number): string => `purlin-views-${owner}-${list}`;

/** What was kept; what cannot be read is none. */
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

/** A view of the same name is replaced; the oldest gives way when there are too many. */
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
