// Specs of keyboard shortcuts: which one a key triggers, and that none fires while typing or while
// a dialog is open.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { told } from '../overlay/shortcut-sheet.tsx';
import { shortcutsNow, useShortcuts } from './shortcuts.ts';
import { ThemeRoot } from '../theme/theme.tsx';

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

it('triggers the innermost shortcut, from a checkbox too, and none while typing', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(<Screen />);
  await user.keyboard('a');
  await user.click(screen.getByLabelText('Select'));
  await user.keyboard('{Shift>}X{/Shift}');
  // The browser's own shortcuts are left alone.
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

it('handles two-key sequences, and the second key alone keeps its own shortcut', async () => {
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

it('lists a key once, with its meaning here, and merges groups of the same title', () => {
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
