// The look of the whole app: light, dark or the system's, compact, and its language; kept in this
// browser.
import { OverlaysProvider } from '@blueprintjs/core';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import { useMediaQuery } from './media-query.ts';
import { Toasts } from './toasts.tsx';

export type Theme = 'light' | 'dark' | 'system';
export interface Appearance {
  readonly theme: Theme;
  readonly compactMode: boolean;
  /** Unset: nobody has chosen one here. Another one holds from the next load of the page. */
  readonly language?: Language | undefined;
}

interface Themed extends Appearance {
  /** What is on the screen now. */
  readonly dark: boolean;
  readonly setAppearance: (change: Partial<Appearance>) => void;
}

const KEY = 'purlin.appearance';
const unset: Appearance = { theme: 'light', compactMode: false };

/**
 * What the browser remembers; anything unreadable is the default (rule: theme; light, not
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
 * Mounted once around everything: the theme's classes, Blueprint's overlays, the toasts, the
 * question before something is lost.
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
            /* a browser that keeps nothing: it holds until the page is left */
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
