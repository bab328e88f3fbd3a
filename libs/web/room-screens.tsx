// What a room gives to the shell: a component for each screen that libs/contracts/screens.ts says
// it has. The routes follow.
import {
  pathOf,
  rooms,
  type RoomName,
  type RoomPlaces,
  type ScreenName,
} from '@purlin/contracts/screens.ts';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';

/** What a room finds on the dashboard. */
export interface DashboardParts {
  /** The shell's own part. */
  readonly children?: ReactNode;
  /** What another room shows, after what is most urgent. */
  readonly next?: ReactNode;
}

/** The default export of a room's `room.tsx`. */
export interface RoomScreens<R extends RoomName = RoomName> {
  readonly screens: { readonly [S in ScreenName<R>]: ComponentType };
  /** What it shows on the dashboard, around the shell's own part of it. */
  readonly dashboard?: ComponentType<DashboardParts>;
}

/** The routes of a room's screens; a screen that lies over another is drawn after it. */
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
