// Specs of shortcuts: what is pressed where, and that nothing fires while somebody types or a
// dialog is open.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { told } from './parts/shortcut-sheet.tsx';
import { shortcutsNow, useShortcuts } from './shortcuts.ts';
import { ThemeRoot } from './theme.tsx';

afterEach(cleanup);

const pressed = vi.fn();
function Screen({ asking = false }: { readonly asking?: boolean }) {
  useShortcuts('Frame', [{ keys: 'A', does: 'Something else', press: () => pressed('frame') }]);
  useShortcuts('Payments', [
    { keys: 'A', does: 'Approve', press: () => pressed('approve') },
    { keys: 'Shift+X', does: 'Choose up to here', press: () => pressed('range') },
    { keys: 'Ctrl+Z', does: 'Undo', press: () => pressed('undo') },
  ]);
  return (
    <ThemeRoot>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Select" />
      <ConfirmDialog
        isOpen={asking}
        title="Sure?"
        confirmLabel="Yes"
        onClose={() => {}}
        onConfirm={() => {}}
      >
        Really
      </ConfirmDialog>
    </ThemeRoot>
  );
}

it('presses the innermost, also from a box that is ticked, and never while somebody types', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(<Screen />);
  await user.keyboard('a');
  await user.click(screen.getByLabelText('Select'));
  await user.keyboard('{Shift>}X{/Shift}');
  // Of the browser's own keys none is taken.
  await user.keyboard('{Control>}za{/Control}{Meta>}z{/Meta}');
  expect(pressed.mock.calls.flat()).toEqual(['approve', 'range', 'undo', 'undo']);
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('a{Control>}z{/Control}');
  rerender(<Screen asking />);
  await screen.findByText('Really');
  await user.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(4);
  expect(shortcutsNow().map(({ title }) => title)).toEqual(['Payments', 'Frame']);
  unmount();
  expect(shortcutsNow()).toEqual([]);
});

function Going() {
  useShortcuts('Calendar', [{ keys: 'C', does: 'Crews', press: () => pressed('crews') }]);
  useShortcuts('Go to', [
    { keys: 'G C', does: 'Calendar', press: () => pressed('calendar') },
    { keys: 'G E', does: 'Estimates', press: () => pressed('estimates') },
  ]);
  return null;
}

it('presses two keys in turn, and the second one alone is its own', async () => {
  pressed.mockClear();
  const user = userEvent.setup();
  const { unmount } = render(<Going />);
  await user.keyboard('gc');
  await user.keyboard('c');
  await user.keyboard('gx');
  await user.keyboard('e');
  await user.keyboard('gge');
  expect(pressed.mock.calls.flat()).toEqual(['calendar', 'crews', 'estimates']);
  unmount();
});

it('tells a key once, as what it does here, and groups of one name as one', () => {
  const press = () => {};
  const one = (keys: string, does: string) => ({ keys, does, press });
  expect(
    told([
      { title: 'Calendar', shortcuts: [one('M', 'Month')] },
      { title: 'Everywhere', shortcuts: [one('?', 'This list')] },
      { title: 'Create', shortcuts: [one('M', 'Several options')] },
      { title: 'Everywhere', shortcuts: [one('Ctrl+K', 'Find')] },
    ]).map(({ title, shortcuts }) => [title, ...shortcuts.map(({ does }) => does)]),
  ).toEqual([
    ['Calendar', 'Month'],
    ['Everywhere', 'This list', 'Find'],
  ]);
});
