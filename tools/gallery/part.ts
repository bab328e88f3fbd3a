// What the gallery shows of a part of the furniture: its plain name and every state it can be in.
import type { ReactNode } from 'react';

/** A state by its name; drawn as a component of its own, so it may hold what is typed or chosen. */
export type States = Readonly<Record<string, () => ReactNode>>;

export interface Part {
  readonly name: string;
  readonly states: States;
  /**
   * It lies over the page or fills the window, so each state has a window of its own, this high in
   * pixels.
   */
  readonly over?: number;
  /** Where it is as it is named only in a window of that width. */
  readonly width?: number;
  /** Its states have room side by side. */
  readonly narrow?: true;
}

/** The address of a part, of a state: "Import dialog" is `import-dialog`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The address of a state within the gallery: `import-dialog/usual`. */
export const placeOf = (part: Part, state: string): string => `${slug(part.name)}/${slug(state)}`;

/** What the samples do when they are pressed. */
export const nothing = (): void => undefined;
