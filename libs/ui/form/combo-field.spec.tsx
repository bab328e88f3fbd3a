// Specs of the combobox: what a screen reader announces, and what the keys do.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ComboField, type ComboOption } from './combo-field.tsx';

afterEach(cleanup);

const people: readonly ComboOption[] = ['Ada', 'Bob', 'Cleo'].map((label, n) => ({
  value: String(n + 1),
  label,
}));

function open(onSearch = vi.fn(), onLeft = vi.fn()) {
  function Choice() {
    const [chosen, setChosen] = useState<ComboOption>();
    return (
      <ComboField
        label="Client"
        options={people}
        chosen={chosen}
        onChoose={setChosen}
        onSearch={onSearch}
        onLeft={onLeft}
        note={undefined}
        placeholder="Search"
      />
    );
  }
  render(<Choice />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
}

/** The active option, as announced to a screen reader. */
const activeIn = (field: HTMLElement): string | null | undefined => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

it('announces the active option on each arrow key, wrapping around', async () => {
  const field = open();
  await userEvent.click(field);
  expect([field.getAttribute('aria-expanded'), activeIn(field)]).toEqual(['true', 'Ada']);
  await userEvent.keyboard('{ArrowDown}');
  expect(activeIn(field)).toBe('Bob');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeIn(field)).toBe('Cleo');
});

it('chooses the option with Enter and shows it in the field', async () => {
  const field = open();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Bob', 'false']);
});

it('chooses a clicked option without losing focus', async () => {
  const field = open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Cleo' }));
  expect([field.value, document.activeElement === field]).toEqual(['Cleo', true]);
});

it('searches for the typed text, and clears it on Escape', async () => {
  const onSearch = vi.fn();
  const field = open(onSearch);
  await userEvent.type(field, 'bo');
  expect(onSearch).toHaveBeenLastCalledWith('bo');
  await userEvent.keyboard('{Escape}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']);
});

it('reports the typed text when the user leaves without choosing', async () => {
  const onLeft = vi.fn();
  const field = open(vi.fn(), onLeft);
  await userEvent.type(field, 'bo ');
  await userEvent.tab();
  expect([onLeft.mock.lastCall, field.value]).toEqual([['bo'], '']);
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(onLeft).toHaveBeenCalledTimes(1);
});
