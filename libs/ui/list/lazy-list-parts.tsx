// The parts that only long lists need, loaded on first use.
import { lazy } from 'react';

/** Above this many rows, only those near the viewport are rendered. */
export const MANY_ROWS = 200;

export const LazyListEnd = lazy(async () => {
  const { ListEnd } = await import('./list-end.tsx');
  return { default: ListEnd };
});

export const LazyRowWindow = lazy(async () => {
  const { RowWindow } = await import('./row-window.tsx');
  return { default: RowWindow };
});
