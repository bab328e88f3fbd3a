// The settings screens with their addresses below /settings, in list order. Used by the settings
// screen and the command palette. The screens' texts have their labels under the same names.
import type { Right } from '@purlin/domain/access/rights.ts';

interface Place {
  /** The last segment of its address. */
  readonly path: string;
  /** The right, for all records, needed to see it; none if unset. */
  readonly right?: Right;
}
interface Group {
  readonly name: string;
  readonly places: readonly Place[];
  /** Links to screens of other rooms, shown if any of the group's places is. */
  readonly more?: readonly {
    readonly name: string;
    readonly to: `/${string}`;
    readonly right?: Right;
  }[];
}

export const settingsGroups = [
  {
    name: 'company',
    places: [
      { path: 'business' },
      { path: 'estimates', right: 'company.read' },
      { path: 'new-estimates', right: 'company.read' },
      { path: 'planning', right: 'company.read' },
      { path: 'checklists', right: 'company.read' },
      { path: 'replies', right: 'company.read' },
      { path: 'data', right: 'users.read' },
      { path: 'quickbooks', right: 'quickbooks.read' },
    ],
    more: [{ name: 'sync', to: '/quickbooks', right: 'quickbooks.read' }],
  },
  {
    name: 'paying',
    places: [
      { path: 'payments', right: 'company.read' },
      { path: 'bank', right: 'company.read' },
    ],
  },
  {
    name: 'website',
    places: [
      { path: 'hours', right: 'company.read' },
      { path: 'portfolio', right: 'company.read' },
      { path: 'team', right: 'company.read' },
      { path: 'reviews', right: 'company.read' },
    ],
    more: [{ name: 'site', to: '/settings/site' }],
  },
  {
    name: 'people',
    places: [
      { path: 'users', right: 'users.read' },
      { path: 'api-keys', right: 'users.read' },
      { path: 'signing-in', right: 'company.read' },
    ],
  },
  {
    name: 'you',
    places: [
      { path: 'notifications', right: 'notifications.read' },
      { path: 'appearance' },
      { path: 'account' },
    ],
  },
] as const satisfies readonly Group[];

type Groups = (typeof settingsGroups)[number];
export type SettingsPlaceName = Groups['places'][number]['path'];

/** A settings screen. */
export interface SettingsPlace extends Place {
  readonly path: SettingsPlaceName;
}
/** A group of settings screens. */
export interface SettingsGroup {
  readonly name: Groups['name'];
  readonly places: readonly SettingsPlace[];
  readonly more: readonly {
    readonly name: Extract<Groups, { readonly more: unknown }>['more'][number]['name'];
    readonly to: `/${string}`;
    readonly right?: Right;
  }[];
}

/** The groups and places a user may see. */
export const settingsFor = (may: (right: Right) => boolean): readonly SettingsGroup[] => {
  const shown = ({ right }: { readonly right?: Right }) => right === undefined || may(right);
  return (settingsGroups as readonly Groups[])
    .map((group) => ({
      name: group.name,
      places: (group.places as readonly SettingsPlace[]).filter(shown),
      more: ('more' in group ? (group.more as SettingsGroup['more']) : []).filter(shown),
    }))
    .filter(({ places }) => places.length > 0);
};
