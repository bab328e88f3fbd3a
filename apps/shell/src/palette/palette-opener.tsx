// The way to the palette: a field in the top bar, and Ctrl K from everywhere.
import { Search } from '@blueprintjs/icons';
import { useShortcuts } from '@purlin/ui/ui.ts';
import { lazy, Suspense, useState } from 'react';

const load = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
const Palette = lazy(load);

export function PaletteOpener() {
  const [open, setOpen] = useState(false);
  useShortcuts('Everywhere', [
    {
      keys: 'Ctrl+K',
      does: 'Find or go to anything',
      whileTyping: true,
      press: () => setOpen(true),
    },
  ]);
  return (
    <>
      <button
        type="button"
        className="sh-find"
        aria-label="Find anything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
      >
        <Search aria-hidden />
        <span aria-hidden>Find anything</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
