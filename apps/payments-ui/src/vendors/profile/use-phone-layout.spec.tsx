// Specs of the layout after a phone is rotated: it changes once no dialog is open.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { usePhoneLayout } from './use-phone-layout.ts';

afterEach(cleanup);

/** A window that can be rotated. */
function turnable() {
  const heard = new Set<() => void>();
  const media = { matches: true };
  globalThis.matchMedia = (() => ({
    get matches() {
      return media.matches;
    },
    addEventListener: (_: string, changed: () => void) => heard.add(changed),
    removeEventListener: (_: string, changed: () => void) => heard.delete(changed),
  })) as unknown as typeof matchMedia;
  return (matches: boolean) =>
    act(() => {
      media.matches = matches;
      for (const changed of heard) changed();
    });
}
const Page = ({ open }: { readonly open: boolean }) => (
  <main>
    {usePhoneLayout() ? 'in turn' : 'side by side'}
    {open && <div role="dialog">The account number</div>}
  </main>
);

it('changes at once if no dialog is open', () => {
  const turn = turnable();
  render(<Page open={false} />);
  screen.getByText('in turn');
  turn(false);
  screen.getByText('side by side');
});

it('waits until the dialog is closed', async () => {
  const turn = turnable();
  const { rerender } = render(<Page open />);
  turn(false);
  screen.getByText('in turn');
  rerender(<Page open={false} />);
  await screen.findByText('side by side');
});
