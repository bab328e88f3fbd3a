// Lines that only the palette offers: settings sections, and actions that need no screen.
import { addressOf } from '@purlin/contracts/screens.ts';
import { settingsFor } from '@purlin/contracts/settings-places.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import type { PaletteLine } from '@purlin/ui/overlay/palette.tsx';
import type { Theme } from '@purlin/ui/ui.ts';
import { LANGUAGES } from '@purlin/web/choose-language.ts';
import { reaches } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/palette.ts';
import { en } from '@purlin/words/screens/palette/en.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { en as places } from '@purlin/words/screens/settings-places/en.ts';
import { roomLabel } from '../navigation.ts';
import type { Line } from './offered-lines.ts';

/** A line that runs an action in place. */
export interface Deed extends PaletteLine {
  readonly does:
    { readonly theme: Theme } | { readonly language: Language } | { readonly signOut: true };
  readonly also: string;
}

/** The settings sections that the user may see, the user's own first. */
export function settingsLines({ rights }: SignedIn): readonly Line[] {
  const groups = settingsFor((right) => reaches(rights, right));
  const own = groups.filter(({ name }) => name === 'you');
  return [...own, ...groups.filter((group) => !own.includes(group))].flatMap((group) =>
    group.places.map(({ path: section }): Line => {
      const to = addressOf('settings', 'section', { section });
      return {
        key: to,
        group: roomLabel('settings'),
        title: sayPlace(`place.${section}`),
        detail: sayPlace(`group.${group.name}`),
        note: '',
        also: [
          sayPlace(`group.${group.name}`),
          say(`also.${section}`),
          places[`place.${section}`],
          en[`also.${section}`],
        ].join(' '),
        to,
      };
    }),
  );
}

const themes = ['light', 'dark', 'system'] as const satisfies readonly Theme[];

/** Themes, languages, and sign-out. The current choice is marked. */
export function deeds(now: {
  readonly theme: Theme;
  readonly language: Language;
}): readonly Deed[] {
  const group = say('do');
  return [
    ...themes.map((theme): Deed => ({
      key: `theme ${theme}`,
      group,
      title: say(`theme.${theme}`),
      detail: '',
      note: theme === now.theme ? say('now') : '',
      also: `${say('also.theme')} ${en['also.theme']} ${en[`theme.${theme}`]}`,
      does: { theme },
    })),
    ...languages.map((language): Deed => ({
      key: `language ${language}`,
      group,
      title: say('language', { language: LANGUAGES[language] }),
      detail: '',
      note: language === now.language ? say('now') : '',
      also: `${say('also.language')} ${say(`language.${language}`)} ${en[`language.${language}`]}`,
      does: { language },
    })),
    {
      key: 'sign out',
      group,
      title: say('sign-out'),
      detail: '',
      note: '',
      also: `${say('also.sign-out')} ${en['sign-out']} ${en['also.sign-out']}`,
      does: { signOut: true },
    },
  ];
}
