// The frame's own shortcut: "?" opens the sheet that tells all of them.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { lazy, Suspense, useState } from 'react';

const Sheet = lazy(() => import('@purlin/ui/parts/shortcut-sheet.tsx'));

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useShortcuts('Everywhere', [
    { keys: '?', does: 'Show this list', press: () => setOpen(true) },
    { keys: 'F8', does: 'Go to what was just said', press: () => false },
  ]);
  return (
    open && (
      <Suspense>
        <Sheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
