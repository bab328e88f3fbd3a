// Specs of form dialogs: when closing asks to discard changes, and why the form cannot be submitted
// yet.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { stillNeeded } from '../form/still-needed.ts';
import { TextField } from '../form/text-fields.tsx';
import { ThemeRoot } from '../theme/theme.tsx';
import { hasUnsaved } from '../form/unsaved.ts';

afterEach(cleanup);

function Form({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <ThemeRoot>
      <FormDialog
        isOpen
        title="Add Client"
        submitLabel="Add"
        busyLabel="Saving..."
        waitsFor={stillNeeded({ Name: name })}
        onClose={onClose}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField label="Phone" defaultValue="541" />
      </FormDialog>
    </ThemeRoot>
  );
}
function open() {
  const onClose = vi.fn<() => void>();
  render(<Form onClose={onClose} />);
  return onClose;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('closing', () => {
  it('does not ask if nothing was typed or it was undone', async () => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    await userEvent.clear(screen.getByLabelText('Name'));
    await press('Cancel');
    expect([asked(), onClose.mock.calls.length, hasUnsaved()]).toEqual([null, 1, false]);
  });

  it.each(['Cancel', 'Escape'])('asks before discarding what was typed, by %s', async (how) => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Phone'), '5');
    expect(hasUnsaved()).toBe(true);
    if (how === 'Escape') await userEvent.keyboard('{Escape}');
    else await press(how);
    expect([asked() !== null, onClose.mock.calls.length]).toEqual([true, 0]);
    await press('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    await press('Leave');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves no unsaved changes behind after closing', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Phone'), '5');
    cleanup();
    expect(hasUnsaved()).toBe(false);
  });
});

it('shows and announces why it cannot be submitted yet, until it can', async () => {
  open();
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
  const hint = screen.getByText('Still needed: Name.');
  expect([add().disabled, add().getAttribute('aria-describedby')]).toEqual([true, hint.id]);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect([add().disabled, screen.queryByText(/Still needed/)]).toEqual([false, null]);
});

it('names all blank fields', () => {
  expect(stillNeeded({ Name: ' ', Email: 'a', Phone: undefined })).toBe(
    'Still needed: Name and Phone.',
  );
});
