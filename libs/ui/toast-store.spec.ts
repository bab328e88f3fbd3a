// The rules of toasts.
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

test('one at a time: the newer takes the place of the older, with its own five seconds', () => {
  toast({ title: 'first' });
  vi.advanceTimersByTime(4000);
  toast({ title: 'second' });
  vi.advanceTimersByTime(4999);
  expect(shownToast()?.title).toBe('second');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeNull();
});

test('it stays while somebody holds it', () => {
  toast({ title: 'read me' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(shownToast()?.title).toBe('read me');
  letToastPass();
  vi.advanceTimersByTime(5000);
  expect(shownToast()).toBeNull();
});

test('it ends with its cause, and takes no other along', () => {
  const solved = toast({ title: 'Please enter a service address' });
  solved();
  expect(shownToast()).toBeNull();
  toast({ title: 'another' });
  solved();
  expect(shownToast()?.title).toBe('another');
});

test('it ends with its screen; a failure stays, and so does the way back', () => {
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

test('listeners hear of coming and going, until they leave', () => {
  const heard: (string | undefined)[] = [];
  const leave = onToast(() => heard.push(shownToast()?.title));
  toast({ title: 'a' });
  dismissToast();
  leave();
  toast({ title: 'b' });
  expect(heard).toEqual(['a', undefined]);
});
