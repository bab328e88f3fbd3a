// The appearance of the whole app: light, dark or system, compact mode, and language. Saved in this
// browser.
import { OverlaysProvider } from '@blueprintjs/core';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LeaveQuestion } from '../overlay/leave-question.tsx';
import { useMediaQuery } from '../media-query.ts';
import { Toasts } from '../feedback/toasts.tsx';

export type Theme = 'light' | 'dark' | 'system';
export interface Appearance {
  readonly theme: Theme;
  readonly compactMode: boolean;
  /** Unset: none was chosen here. A change applies on the next page load. */
  readonly language?: Language | undefined;
}

interface Themed extends Appearance {
  /** Whether the screen is dark now. */
  readonly dark: boolean;
  readonly setAppearance: (change: Partial<Appearance>) => void;
}

const KEY = 'purlin.appearance';
const unset: Appearance = { theme: 'light', compactMode: false };

/**
 * The saved appearance. Unreadable values fall back to the default (rule: theme; light, not
 * compact).
 */
export function rememberedAppearance(): Appearance {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof Appearance, unknown>
    > | null;
    const theme = kept?.theme === 'dark' || kept?.theme === 'system' ? kept.theme : unset.theme;
    const language = languages.find((one) => one === kept?.language);
    return { theme, compactMode: kept?.compactMode === true, language };
  } catch {
    return unset;
  }
}

const Context = createContext<Themed>({ ...unset, dark: false, setAppearance: () => undefined });
export const useTheme = (): Themed => useContext(Context);

/**
 * Mounted once around everything: theme classes, Blueprint's overlays, toasts, and the prompt for
 * unsaved changes.
 */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const [appearance, setAppearance] = useState(rememberedAppearance);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const dark = appearance.theme === 'dark' || (appearance.theme === 'system' && systemDark);
  useEffect(() => {
    document.documentElement.classList.toggle('theme-dark', dark);
    document.body.classList.toggle('bp6-dark', dark);
    document.body.classList.toggle('pl-compact', appearance.compactMode);
  }, [dark, appearance.compactMode]);
  const themed = useMemo(
    () => ({
      ...appearance,
      dark,
      setAppearance: (change: Partial<Appearance>) =>
        setAppearance((before) => {
          const after = { ...before, ...change };
          try {
            localStorage.setItem(KEY, JSON.stringify(after));
          } catch {
            /* Storage is unavailable: the setting lasts until the page is left. */
          }
          return after;
        }),
    }),
    [appearance, dark],
  );
  return (
    <Context value={themed}>
      <OverlaysProvider>
        {children}
        <LeaveQuestion />
        <Toasts />
      </OverlaysProvider>
    </Context>
  );
}
