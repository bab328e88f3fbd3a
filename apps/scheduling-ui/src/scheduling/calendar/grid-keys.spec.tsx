// Specs of grid keyboard handling: no key pressed before its cell has rendered is lost.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGridKeys } from './grid-keys.ts';

const DRAWN_MS = 50;
const lifted = vi.fn<(place: string) => void>();
const opened = vi.fn<(place: string) => void>();

/** Five cells, each rendered a moment after it is requested, as with the URL. */
function Grid({ ready = true }: { readonly ready?: boolean }) {
  const [place, setPlace] = useState('1');
  const keys = useGridKeys({
    place,
    ready,
    step: (key, from) => (key === 'ArrowRight' ? String(Number(from) + 1) : undefined),
    onStep: (to) => void setTimeout(() => setPlace(to), DRAWN_MS),
    onKey({ key, preventDefault }) {
      if (key !== ' ') return false;
      preventDefault();
      lifted(place);
      return true;
    },
    onPress: opened,
    onLeave: () => {},
  });
  return (
    <div {...keys}>
      {['1', '2', '3', '4', '5'].map((one) => (
        <button
          key={one}
          type="button"
          data-place={one}
          tabIndex={one === place ? 0 : -1}
          onClick={() => opened(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const drawn = () =>
  act(() => {
    vi.advanceTimersByTime(DRAWN_MS);
  });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('picks up the job in the newly focused cell, however fast the key follows', () => {
  render(<Grid />);
  act(() => screen.getByText('4').focus());
  press(' ');
  expect(lifted).not.toHaveBeenCalled();
  drawn();
  expect(lifted.mock.calls).toEqual([['4']]);
});

it('keeps the order of keys: move, pick up, move, open', () => {
  render(<Grid />);
  act(() => screen.getByText('1').focus());
  for (const key of ['ArrowRight', ' ', 'ArrowRight', 'Enter']) press(key);
  drawn();
  drawn();
  expect(lifted.mock.calls).toEqual([['2']]);
  expect(opened.mock.calls).toEqual([['3']]);
  expect(document.activeElement?.textContent).toBe('3');
});

it('waits until the cells have loaded', () => {
  const { rerender } = render(<Grid ready={false} />);
  act(() => screen.getByText('1').focus());
  press(' ');
  expect(lifted).not.toHaveBeenCalled();
  rerender(<Grid />);
  expect(lifted.mock.calls).toEqual([['1']]);
});

/** A drag: the pointer goes down on a cell, and the click that ends it is swallowed. */
const drag = (from: string) => fireEvent.pointerDown(screen.getByText(from));

it('after a drag, a key applies to the focused cell without a click', () => {
  render(<Grid />);
  drag('1');
  act(() => screen.getByText('4').focus());
  press(' ');
  drawn();
  expect(lifted.mock.calls).toEqual([['4']]);
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true });
  drag('1');
  act(() => screen.getByText('2').focus());
  press('Enter');
  drawn();
  removeEventListener('click', swallow, { capture: true });
  expect(opened.mock.calls).toEqual([['2']]);
});
