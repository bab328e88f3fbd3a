// What a remote exports to the shell: a component for each screen that libs/contracts/screens.ts
// lists for its room. The routes are derived from them.
import {
  pathOf,
  rooms,
  type RoomName,
  type RoomPlaces,
  type ScreenName,
} from '@purlin/contracts/screens.ts';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';

/** Properties of a room's part of the dashboard. */
export interface DashboardParts {
  /** The shell's own part. */
  readonly children?: ReactNode;
  /** Another room's part, placed after the most urgent items. */
  readonly next?: ReactNode;
}

/** The default export of a room's `room.tsx`. */
export interface RoomScreens<R extends RoomName = RoomName> {
  readonly screens: { readonly [S in ScreenName<R>]: ComponentType };
  /** The room's part of the dashboard, rendered around the shell's. */
  readonly dashboard?: ComponentType<DashboardParts>;
}

/** The routes of a room's screens. A screen that opens over another is rendered after it. */
export function routesOf(room: RoomName, { screens }: RoomScreens): RouteObject[] {
  const drawn: Readonly<Record<string, ComponentType>> = screens;
  const places = Object.entries((rooms[room] as RoomPlaces).screens).map(([name, place]) => ({
    name,
    Screen: drawn[name]!,
    path: pathOf(place),
    over: typeof place === 'string' ? undefined : place.over,
  }));
  return places
    .filter(({ over }) => over === undefined)
    .map(({ name, path, Screen }) => {
      const above = places.filter(({ over }) => over === name);
      if (above.length === 0) return { path, element: <Screen /> };
      return {
        path,
        element: (
          <>
            <Screen />
            <Outlet />
          </>
        ),
        children: above.map((one) => ({ path: one.path, element: <one.Screen /> })),
      };
    });
}
