// Virtualized rows of a long list: only rows in and near the viewport are rendered, with spacers
// for the others. For print, all rows are rendered.
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Key,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** The props that let a row be measured and give assistive technology its position. */
export interface PlaceInWindow {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'data-index': number;
  readonly 'aria-rowindex'?: number;
  readonly 'aria-posinset'?: number;
  readonly 'aria-setsize'?: number;
}

interface RowWindowProps {
  /** Table rows, or cards. */
  readonly as: 'tbody' | 'ul';
  readonly caption: string;
  readonly count: number;
  /** More rows can be loaded, so the total is unknown. */
  readonly open: boolean;
  readonly keyOf: (index: number) => Key;
  readonly row: (index: number, place: PlaceInWindow) => ReactNode;
}

/** The estimated height of a row before it is measured, in pixels. */
const GUESSED = { tbody: 41, ul: 96 } as const;

const ROOM = {
  tbody: (height: number) => <tr aria-hidden style={{ height }} />,
  ul: (height: number) => <li aria-hidden style={{ height }} />,
} as const;

/**
 * The distance from the top of the page, in pixels. Content above may appear and disappear, which
 * changes the page's height.
 */
function useTopOf(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
    };
    read();
    const watching = new ResizeObserver(read);
    watching.observe(document.body);
    return () => watching.disconnect();
  }, [list]);
  return top;
}

/**
 * Whether the page is being printed. Renders synchronously, because `beforeprint` does not wait.
 */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Keep the row that has focus rendered while it is scrolled out, so that focus is never lost. */
function withFocused(list: HTMLElement | null, range: Range): number[] {
  const shown = defaultRangeExtractor(range);
  const row = list?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-index]')
    : undefined;
  const focused = Number(row?.dataset['index'] ?? -1);
  if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown;
  return [...shown, focused].toSorted((a, b) => a - b);
}

export function RowWindow({ as: List, caption, count, open, keyOf, row }: RowWindowProps) {
  const list = useRef<HTMLElement>(null);
  const top = useTopOf(list);
  const printing = usePrinting();
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => GUESSED[List],
    overscan: 12,
    useFlushSync: false,
    scrollMargin: top,
    getItemKey: keyOf,
    rangeExtractor: (range) =>
      printing ? Array.from({ length: count }, (_, n) => n) : withFocused(list.current, range),
  });
  const { measureElement } = rows;
  // Memoized, so that a row that stays in view is not recreated while others scroll in.
  const rowAt = useMemo(() => {
    const made = new Map<number, ReactNode>();
    const placeOf = (index: number): PlaceInWindow => ({
      ref: measureElement,
      'data-index': index,
      ...(List === 'ul'
        ? { 'aria-posinset': index + 1, 'aria-setsize': open ? -1 : count }
        : { 'aria-rowindex': index + 2 }),
    });
    return (index: number): ReactNode => {
      if (!made.has(index)) made.set(index, row(index, placeOf(index)));
      return made.get(index);
    };
  }, [row, measureElement, List, open, count]);
  const items = rows.getVirtualItems();
  const endOf = (n: number) => items[n]?.end ?? top;
  const after = rows.getTotalSize() + top - endOf(items.length - 1);
  const shown = items.map((item, n) => (
    <Fragment key={item.key}>
      {item.start > endOf(n - 1) && ROOM[List](item.start - endOf(n - 1))}
      {rowAt(item.index)}
    </Fragment>
  ));
  const hold = (element: HTMLElement | null) => {
    list.current = element;
  };
  return List === 'ul' ? (
    <ul ref={hold} className="pl-cards" aria-label={caption}>
      {shown}
      {after > 0 && ROOM.ul(after)}
    </ul>
  ) : (
    <tbody ref={hold}>
      {shown}
      {after > 0 && ROOM.tbody(after)}
    </tbody>
  );
}
