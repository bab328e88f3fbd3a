// The frame's keyboard shortcuts: create, go to, search the current list, and "?" for the sheet
// that lists them all.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { useNavigate, useSession } from '@purlin/web/web.ts';
import { say as sayOfPalette } from '@purlin/words/screens/palette.ts';
import { say as sayOfShell } from '@purlin/words/screens/shell.ts';
import { say } from '@purlin/words/screens/shortcuts.ts';
import { lazy, Suspense, useState } from 'react';
import { type Line, offeredTo } from '../palette/offered-lines.ts';

const Sheet = lazy(() => import('@purlin/ui/overlay/shortcut-sheet.tsx'));

/** Null if the screen has no search field. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[type=search]');
function toSearch(): boolean {
  const field = searchField();
  field?.focus();
  return field !== null;
}

export default function Shortcuts() {
  const [open, setOpen] = useState(false);
  const { user } = useSession();
  const navigate = useNavigate();
  const lines = user ? offeredTo(user) : [];
  const of = (group: string) =>
    lines.flatMap((line: Line) => {
      const { keys, title, to } = line;
      if (line.group !== group || keys === undefined) return [];
      return [{ keys, does: title, press: () => void navigate(to) }];
    });
  useShortcuts(sayOfPalette('go-to'), of(sayOfPalette('go-to')));
  useShortcuts(sayOfPalette('create'), of(sayOfPalette('create')));
  useShortcuts(sayOfShell('everywhere'), [
    {
      keys: '/',
      does: say('search-list'),
      here: () => searchField() !== null,
      press: toSearch,
    },
    { keys: 'F8', does: say('last-message'), press: () => false },
    { keys: '?', does: say('show-list'), press: () => setOpen(true) },
  ]);
  return (
    open && (
      <Suspense>
        <Sheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
