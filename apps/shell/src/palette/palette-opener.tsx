// Opens the palette: a button in the top bar, and Ctrl K from anywhere.
import { Search } from '@blueprintjs/icons';
import { useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { lazy, Suspense, useState } from 'react';

const load = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
const Palette = lazy(load);

/** Returns a function that opens the palette, and the palette while it is open. */
export function usePalette() {
  const [open, setOpen] = useState(false);
  return {
    show: () => setOpen(true),
    palette: open && (
      <Suspense>
        <Palette onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

export function PaletteOpener() {
  const { show, palette } = usePalette();
  useShortcuts(say('everywhere'), [
    { keys: 'Ctrl+K', does: say('find-or-go'), whileTyping: true, press: show },
  ]);
  return (
    <>
      <button
        type="button"
        className="sh-find"
        aria-label={say('find')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onPointerEnter={() => void load()}
      >
        <Search aria-hidden />
        <span aria-hidden>{say('find')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {palette}
    </>
  );
}
