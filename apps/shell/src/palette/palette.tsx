// The app's command palette: records to create, places to go, actions, and search results from the
// server.
import { Palette as PaletteDialog } from '@purlin/ui/overlay/palette.tsx';
import { askToLeave, forgetUnsaved, shortcutsNow, useTheme } from '@purlin/ui/ui.ts';
import { useChooseLanguage } from '@purlin/web/choose-language.ts';
import { useNavigate, useSession, useSignOut } from '@purlin/web/web.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/palette.ts';
import { useMemo, useState } from 'react';
import { called } from './called.ts';
import { type Deed, deeds, settingsLines } from './further-lines.ts';
import { type Line, offeredTo } from './offered-lines.ts';
import { useFound } from './use-found.ts';

const saying = (typed: string, busy: boolean, count: number): string => {
  if (count > 0) return say('results', { count });
  return busy ? say('looking') : say('nothing-with', { typed: typed.trim() });
};

/**
 * A line shows its keys only if the current screen does not use them: on payments, C is a payment.
 */
const withKeysHere = (lines: readonly Line[]): readonly Line[] => {
  const here = shortcutsNow().flatMap(({ shortcuts }) => shortcuts);
  const holds = ({ keys, title }: Line) => here.find((one) => one.keys === keys)?.does === title;
  return lines.map((line) => (line.keys && !holds(line) ? { ...line, keys: undefined } : line));
};

/** The matching lines. Settings sections appear only once the user types. */
function useOffered(typed: string): readonly (Line | Deed)[] {
  const { user } = useSession();
  const { theme } = useTheme();
  const [offered, settings, done] = useMemo(
    () =>
      user
        ? [
            withKeysHere(offeredTo(user)),
            settingsLines(user),
            deeds({ theme, language: appLanguage() }),
          ]
        : [[], [], []],
    [user, theme],
  );
  return useMemo(
    () => called([...offered, ...done, ...(typed.trim() === '' ? [] : settings)], typed),
    [offered, settings, done, typed],
  );
}

/** Runs a line's action in place. */
function useDoing(): (deed: Deed['does']) => Promise<void> {
  const { setAppearance } = useTheme();
  const chooseLanguage = useChooseLanguage({
    mayLeave: askToLeave,
    keep: (language) => {
      forgetUnsaved();
      setAppearance({ language });
    },
  });
  const { leave } = useSignOut();
  return async (deed) => {
    if ('theme' in deed) setAppearance(deed);
    else if ('language' in deed) {
      if (deed.language !== appLanguage()) await chooseLanguage(deed.language);
    } else if (await askToLeave()) await leave();
  };
}

/** Mount it while it is open. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const doing = useDoing();
  const [typed, setTyped] = useState('');
  const offered = useOffered(typed);
  const { lines: found, problem, busy } = useFound(typed);
  const lines = useMemo(() => [...offered, ...found], [offered, found]);
  return (
    <PaletteDialog
      label={say('find')}
      placeholder={say('find-hint')}
      typed={typed}
      onType={setTyped}
      lines={lines}
      busy={busy}
      said={problem ? problem.message : saying(typed, busy, lines.length)}
      onChoose={(line) => {
        onClose();
        void ('to' in line ? navigate(line.to) : doing(line.does));
      }}
      onClose={onClose}
    />
  );
}
