// Specs of the toast rules.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  holdToast,
  leaveToast,
  letToastPass,
  onToast,
  shownToast,
  toast,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('shows one at a time: a newer toast replaces the older, with its own five seconds', () => {
  toast({ title: 'first' });
  vi.advanceTimersByTime(4000);
  toast({ title: 'second' });
  vi.advanceTimersByTime(4999);
  expect(shownToast()?.title).toBe('second');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('keeps a toast while it is held', () => {
  toast({ title: 'read me' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(shownToast()?.title).toBe('read me');
  letToastPass();
  vi.advanceTimersByTime(5000);
  expect(shownToast()).toBeNull();
});

test('removes a toast with its cause, and no other', () => {
  const solved = toast({ title: 'Please enter a service address' });
  solved();
  expect(shownToast()).toBeNull();
  toast({ title: 'another' });
  solved();
  expect(shownToast()?.title).toBe('another');
});

test('removes a toast with its screen, but keeps failures and undo', () => {
  toast({ title: 'Client created successfully' });
  leaveToast();
  expect(shownToast()).toBeNull();
  for (const stays of [
    { title: 'Error', intent: 'destructive' as const },
    { title: 'Archived', action: { label: 'Undo', onPress: vi.fn() } },
  ]) {
    toast(stays);
    leaveToast();
    expect(shownToast()?.title).toBe(stays.title);
  }
});

test('notifies listeners until they unsubscribe', () => {
  const heard: (string | undefined)[] = [];
  const leave = onToast(() => heard.push(shownToast()?.title));
  toast({ title: 'a' });
  dismissToast();
  leave();
  toast({ title: 'b' });
  expect(heard).toEqual(['a', undefined]);
});
