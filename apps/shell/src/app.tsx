// The addresses of the app and who may see what at each of them.
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useSession,
} from '@purlin/web/web.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import { AccessDenied, Checking, NotFound, Unreachable } from './frame/whole-page.tsx';
import { type Entry, entryAt, homeOf } from './navigation.ts';
import { RemoteScreens } from './remotes.tsx';

/** Starts loading the sign-in page. */
export const loadSignInPage = () =>
  import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-page.tsx');
const SignInPage = lazy(loadSignInPage);
const NotificationsPage = lazy(
  () => import(/* webpackChunkName: "notifications" */ './notifications/notifications-page.tsx'),
);
const ClientPortal = lazy(
  () => import(/* webpackChunkName: "client-portal" */ './portals/client-portal.tsx'),
);
const VendorPortal = lazy(
  () => import(/* webpackChunkName: "vendor-portal" */ './portals/vendor-portal.tsx'),
);

/** Around every page: waits until it is known who is signed in. */
function Root() {
  const { status } = useSession();
  return (
    <Suspense fallback={<Checking />}>
      {status === 'loading' ? (
        <Checking />
      ) : status === 'unreachable' ? (
        <Unreachable />
      ) : (
        <Outlet />
      )}
      <ScrollRestoration />
    </Suspense>
  );
}

/** Staff only: others are told so, and nobody is asked to sign in. */
function Staff({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  if (!user) return <SignInPage />;
  if (user.role !== 'admin')
    return (
      <AccessDenied
        reason="This page is for staff only."
        to={homeOf(user)}
        action="Go to my portal"
      />
    );
  return <StaffFrame>{children}</StaffFrame>;
}

function Screen({ entry: { remote, label } }: { readonly entry: Entry }) {
  const { pathname } = useLocation();
  if (pathname === '/settings/site')
    return <RemoteScreens name="site" label="Public site" missing={<NotFound />} />;
  if (remote) return <RemoteScreens name={remote} label={label} missing={<NotFound />} />;
  if (pathname === '/dashboard/notifications')
    return (
      <Suspense fallback={null}>
        <NotificationsPage />
      </Suspense>
    );
  return pathname === '/dashboard' ? <DashboardPage /> : <NotFound />;
}

/**
 * "/": the home of whoever is signed in, else the login screen (visitors get the public site from
 * the server).
 */
function Home() {
  const { user } = useSession();
  if (user?.role === 'client') return <ClientPortal />;
  if (user?.role === 'vendor') return <VendorPortal />;
  return (
    <Staff>
      <DashboardPage />
    </Staff>
  );
}

function SignIn() {
  const { user } = useSession();
  return user ? <Navigate to={homeOf(user)} replace /> : <SignInPage />;
}

/** Every other address: a staff screen, or nothing. */
function Elsewhere() {
  const entry = entryAt(useLocation().pathname);
  return entry ? (
    <Staff>
      <Screen entry={entry} />
    </Staff>
  ) : (
    <NotFound whole />
  );
}

const router = createBrowserRouter([
  {
    element: <Root />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/auth', element: <SignIn /> },
      { path: '/client-portal/*', element: <ClientPortal /> },
      { path: '/vendor-portal/*', element: <VendorPortal /> },
      { path: '/price-book/*', element: <Navigate to="/pricebook" replace /> },
      { path: '*', element: <Elsewhere /> },
    ],
  },
]);

export const App = () => <RouterProvider router={router} />;
