// The sections of the settings, each with its address below /settings, in the order of their list:
// what their page and the palette both follow. How each is called stands in the words of the
// screens, under the same names.
import type { Right } from '@purlin/domain/access/rights.ts';

interface Place {
  /** The last part of its address. */
  readonly path: string;
  /** Who may do this with all there is sees it; unset: everybody. */
  readonly right?: Right;
}
interface Group {
  readonly name: string;
  readonly places: readonly Place[];
  /** Links of the group to screens of other rooms, for those who see one of its places. */
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

/** A section of the settings. */
export interface SettingsPlace extends Place {
  readonly path: SettingsPlaceName;
}
/** Sections that stand together in the list. */
export interface SettingsGroup {
  readonly name: Groups['name'];
  readonly places: readonly SettingsPlace[];
  readonly more: readonly {
    readonly name: Extract<Groups, { readonly more: unknown }>['more'][number]['name'];
    readonly to: `/${string}`;
    readonly right?: Right;
  }[];
}

/** The groups with what somebody may look at: `may` is asked for the right of each. */
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
