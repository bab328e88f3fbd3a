// Specs of the dialog before a person is forgotten: what it shows and when its button is enabled.
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

it('shows what is deleted, and what remains with the reason', () => {
  open();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Name and address.',
    '2 estimates.',
    '1 accepted estimate. Taxes.',
  ]);
});

it('returns the typed name, and is disabled until it matches', async () => {
  const onForget = open();
  expect(button().disabled).toBe(true);
  await userEvent.type(field()!, 'dana whitfield');
  await userEvent.click(button());
  expect(onForget.mock.calls).toEqual([['dana whitfield']]);
});

it('asks for no name while there is an obstacle, and names the obstacle', () => {
  open({ shown: { ...shown, obstacle: 'A job is on the calendar.' } });
  expect(screen.getByText('A job is on the calendar.')).toBeTruthy();
  expect([field(), button().disabled]).toEqual([null, true]);
});

it('is disabled while the plan is unknown, and offers to retry', async () => {
  const onReadAgain = vi.fn();
  open({ shown: undefined, unknown: { message: 'No answer.', errors: {} }, onReadAgain });
  await userEvent.type(field()!, 'Dana Whitfield');
  expect(button().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(onReadAgain).toHaveBeenCalledOnce();
});

it('says why the person was not forgotten', () => {
  open({ problem: { message: 'That doesn’t match the name on the record.', errors: {} } });
  expect(screen.getByRole('alert').textContent).toContain(
    'That doesn’t match the name on the record.',
  );
});
