// Specs of the dialog before somebody is forgotten: what it shows, when its button can be pressed.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ForgetDialog, type ForgetDialogProps } from './forget-dialog.tsx';

afterEach(cleanup);

const shown = {
  name: 'Dana Whitfield',
  goes: ['Name and address.', '2 estimates.'],
  stays: [{ what: '1 accepted estimate.', why: 'Taxes.' }],
  obstacle: null,
};
function open(props: Partial<ForgetDialogProps> = {}) {
  const onForget = vi.fn();
  render(
    <ForgetDialog
      name="Dana Whitfield"
      shown={shown}
      unknown={undefined}
      onReadAgain={vi.fn()}
      problem={undefined}
      busy={false}
      onForget={onForget}
      onClose={vi.fn()}
      {...props}
    />,
  );
  return onForget;
}
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Personal Data' });
const field = () => screen.queryByRole('textbox', { name: /^Type the name/ });

it('shows what goes, and what stays with its reason', () => {
  open();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name and address.',
    '2 estimates.',
    '1 accepted estimate. Taxes.',
  ]);
});

it('gives what was typed, and nothing before', async () => {
  const onForget = open();
  expect(button().disabled).toBe(true);
  await userEvent.type(field()!, 'dana whitfield');
  await userEvent.click(button());
  expect(onForget.mock.calls).toEqual([['dana whitfield']]);
});

it('asks for no name while there is an obstacle, and says which', () => {
  open({ shown: { ...shown, obstacle: 'A job is on the calendar.' } });
  expect(screen.getByText('A job is on the calendar.')).toBeTruthy();
  expect([field(), button().disabled]).toEqual([null, true]);
});

it('cannot be pressed while nobody knows what would go, and can be asked again', async () => {
  const onReadAgain = vi.fn();
  open({ shown: undefined, unknown: { message: 'No answer.', errors: {} }, onReadAgain });
  await userEvent.type(field()!, 'Dana Whitfield');
  expect(button().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(onReadAgain).toHaveBeenCalledOnce();
});

it('says why nobody was forgotten', () => {
  open({ problem: { message: 'That doesn’t match the name on the record.', errors: {} } });
  expect(screen.getByRole('alert').textContent).toContain(
    'That doesn’t match the name on the record.',
  );
});
