// What only long lists need, fetched when one is long: the first load is not.
import { lazy } from 'react';

/** Longer than this, only the rows near the window are drawn. */
export const MANY_ROWS = 200;

export const LateListEnd = lazy(async () => {
  const { ListEnd } = await import('./list-end.tsx');
  return { default: ListEnd };
});

export const LateRowWindow = lazy(async () => {
  const { RowWindow } = await import('./row-window.tsx');
  return { default: RowWindow };
});
