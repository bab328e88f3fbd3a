// How the gallery is looked at: its look and width, or one state alone; all of it stands in the
// address, so that a look can be kept, shared and asked for by a spec.
import type { Theme } from '@purlin/ui/theme/theme.tsx';

const themes: Readonly<Record<Theme, true>> = { light: true, dark: true, system: true };
/** Windows in pixels: a phone and a tablet. */
export const widths = [390, 820] as const;
type Width = (typeof widths)[number];

export interface View {
  readonly theme: Theme;
  readonly compact: boolean;
  /** Unset: the window's own. */
  readonly width?: Width | undefined;
  /** One state alone, by its place. */
  readonly alone?: string | undefined;
  /** Without the bar: whoever frames it has one. */
  readonly bare?: boolean;
}

/** What the address asks for; what it says of nothing known is as usual. */
export function viewIn(search: string): View {
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme') ?? '';
  return {
    theme: Object.hasOwn(themes, theme) ? (theme as Theme) : 'light',
    compact: asked.has('compact'),
    width: widths.find((one) => String(one) === asked.get('width')),
    alone: asked.get('alone') ?? undefined,
    bare: asked.has('bare'),
  };
}

/** The address of a view. */
export function addressOf({ theme, compact, width, alone, bare }: View): string {
  const words = new URLSearchParams({ theme });
  if (compact) words.set('compact', '');
  if (width !== undefined) words.set('width', String(width));
  if (alone !== undefined) words.set('alone', alone);
  if (bare) words.set('bare', '');
  return `?${words.toString()}`;
}
