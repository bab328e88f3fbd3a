// Specs of the choice from a long list: what a screen reader hears, and what the keys do.
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

/** The option that a screen reader is told to be at. */
const activeIn = (field: HTMLElement): string | null | undefined => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

it('tells with every arrow which option it is at, round and round', async () => {
  const field = open();
  await userEvent.click(field);
  expect([field.getAttribute('aria-expanded'), activeIn(field)]).toEqual(['true', 'Ada']);
  await userEvent.keyboard('{ArrowDown}');
  expect(activeIn(field)).toBe('Bob');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeIn(field)).toBe('Cleo');
});

it('takes the option with Enter, and says so in the field', async () => {
  const field = open();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['Bob', 'false']);
});

it('takes an option that is pressed, without losing the focus', async () => {
  const field = open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Cleo' }));
  expect([field.value, document.activeElement === field]).toEqual(['Cleo', true]);
});

it('asks for what is typed, and forgets it on Escape', async () => {
  const onSearch = vi.fn();
  const field = open(onSearch);
  await userEvent.type(field, 'bo');
  expect(onSearch).toHaveBeenLastCalledWith('bo');
  await userEvent.keyboard('{Escape}');
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']);
});

it('says what was typed when somebody leaves without choosing', async () => {
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
