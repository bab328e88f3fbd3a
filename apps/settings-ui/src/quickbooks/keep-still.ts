// While the mouse is over the list, nothing moves under it: a decided record keeps its place,
// without its buttons, until the mouse leaves.
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { useState } from 'react';

export type FieldName = QuickBooksRecord['differences'][number]['field'];

export interface Shown {
  readonly record: QuickBooksRecord;
  /** The record has left this list: there is nothing left to do here. */
  readonly isDone: boolean;
  /** The fields that are decided. */
  readonly decided: readonly FieldName[];
}

const asItIs = (record: QuickBooksRecord): Shown => ({ record, isDone: false, decided: [] });

function still(before: QuickBooksRecord, now: QuickBooksRecord | undefined): Shown {
  if (now?.state !== before.state)
    return { record: before, isDone: true, decided: before.differences.map(({ field }) => field) };
  const left = new Map(now.differences.map((one) => [one.field, one]));
  const places = before.differences.map((one) => left.get(one.field) ?? one);
  const known = new Set(places.map(({ field }) => field));
  return {
    record: {
      ...now,
      differences: [...places, ...now.differences.filter(({ field }) => !known.has(field))],
    },
    isDone: false,
    decided: places.map(({ field }) => field).filter((field) => !left.has(field)),
  };
}

/** The records shown before, in place, then new ones. */
export function keptStill(
  before: readonly QuickBooksRecord[],
  now: readonly QuickBooksRecord[],
): readonly Shown[] {
  const byId = new Map(now.map((one) => [one.id, one]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((one) => still(one, byId.get(one.id))),
    ...now.filter(({ id }) => !known.has(id)).map(asItIs),
  ];
}

/** `over`: event handlers for the list's container. */
export function useStill(now: readonly QuickBooksRecord[]) {
  const [before, setBefore] = useState<readonly QuickBooksRecord[]>();
  const known = new Set(before?.map(({ id }) => id));
  const more = before ? now.filter(({ id }) => !known.has(id)) : [];
  if (before && more.length > 0) setBefore([...before, ...more]);
  return {
    shown: before ? keptStill(before, now) : now.map(asItIs),
    over: {
      onPointerEnter: () => setBefore(now),
      onPointerLeave: () => setBefore(undefined),
    },
  };
}
