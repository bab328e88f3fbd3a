// Runs remotes on their own in development, with the shell's providers and only their own screens.
import type { RoomName } from '@purlin/contracts/screens.ts';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type Notify,
  type RoomScreens,
  RouterProvider,
  routesOf,
  WebProviders,
} from '@purlin/web/web.ts';

interface Furniture {
  /** Provides the theme and the toaster. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
  readonly notify: Notify;
}

/** Mounts the screens of these rooms in `#root`. */
export function mountRooms(
  given: { readonly [R in RoomName]?: RoomScreens<R> },
  { frame: Frame, notify }: Furniture,
): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const routes = (Object.entries(given) as [RoomName, RoomScreens][]).flatMap(([name, screens]) =>
    routesOf(name, screens),
  );
  createRoot(root).render(
    <StrictMode>
      <Frame>
        <WebProviders notify={notify}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </WebProviders>
      </Frame>
    </StrictMode>,
  );
}
