// The addresses of the app and who may see what at each of them.
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  usePasswordAgain,
  useSession,
} from '@purlin/web/web.ts';
import { roomPlaces, rooms } from '@purlin/contracts/screens.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';
import {
  AccessDenied,
  Broken,
  Checking,
  NotFound,
  NotForYou,
  Unreachable,
} from './frame/whole-page.tsx';
import { entryAt, firstOf, homeOf, isRemote, isStaff, mayBeShown, screenAt } from './navigation.ts';
import { RemoteScreens } from './remotes.tsx';

/** Starts loading the sign-in page. */
export const loadSignInPage = () =>
  import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-page.tsx');
const SignInPage = lazy(loadSignInPage);
const loadSignInAgain = () =>
  import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-again.tsx');
const SignInAgain = lazy(loadSignInAgain);
const PasswordAgain = lazy(
  () => import(/* webpackChunkName: "password-again" */ './sign-in/password-again.tsx'),
);
const ChoosePasswordPage = lazy(() => import('./sign-in/choose-password-page.tsx'));
const ConfirmEmailPage = lazy(() => import('./sign-in/confirm-email-page.tsx'));
const NotificationsPage = lazy(
  () => import(/* webpackChunkName: "notifications" */ './notifications/notifications-page.tsx'),
);
const ClientPortal = lazy(
  () => import(/* webpackChunkName: "client-portal" */ './portals/client-portal.tsx'),
);
const VendorPortal = lazy(
  () => import(/* webpackChunkName: "vendor-portal" */ './portals/vendor-portal.tsx'),
);

/** Over the screen of somebody whose session has ended; fetched while there is a session. */
function Again() {
  const { user, ended } = useSession();
  useEffect(() => {
    if (user) loadSignInAgain().catch(() => undefined);
  }, [user]);
  return (
    <Suspense fallback={null}>
      {user && ended && <SignInAgain key={user.id} user={user} />}
    </Suspense>
  );
}

/** Over the screen of somebody who does what needs the password again. */
function AskedAgain() {
  const { user } = useSession();
  const { asked, give, refuse } = usePasswordAgain();
  return (
    <Suspense fallback={null}>
      {user && asked && <PasswordAgain email={user.email} give={give} refuse={refuse} />}
    </Suspense>
  );
}

/** Around every page: waits until it is known who is signed in. */
function Root() {
  const { status, user } = useSession();
  return (
    <>
      <ConnectionBanner />
      <LeaveGuard />
      <Suspense fallback={<Checking />}>
        {status === 'loading' ? (
          <Checking />
        ) : status === 'unreachable' ? (
          <Unreachable />
        ) : (
          // What one person had on the screens is not for the next.
          <Outlet key={user?.id ?? 'nobody'} />
        )}
        <ScrollRestoration />
      </Suspense>
      <AskedAgain />
      <Again />
    </>
  );
}

/** Staff only: others are told so, and nobody is asked to sign in. */
function Staff({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  if (!user) return <SignInPage />;
  if (!isStaff(user))
    return (
      <AccessDenied
        reason="This page is for staff only."
        to={homeOf(user)}
        action="Go to my portal"
      />
    );
  const first = firstOf(user, pathname);
  return first ? <Navigate to={first} replace /> : <StaffFrame>{children}</StaffFrame>;
}

/** The screen at this address, inside of the staff's frame; not everybody may see every one. */
function Screen() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const at = screenAt(pathname);
  if (!at) return <NotFound />;
  if (user && !mayBeShown(user, pathname)) return <NotForYou home={homeOf(user)} />;
  if (isRemote(at.name)) return <RemoteScreens name={at.name} />;
  return at.screen === 'notifications' ? (
    <Suspense fallback={null}>
      <NotificationsPage />
    </Suspense>
  ) : (
    <DashboardPage />
  );
}

/**
 * "/": the home of whoever is signed in, else the login screen (visitors get the public site from
 * the server).
 */
function Home() {
  const { user } = useSession();
  if (user?.role === 'client') return <ClientPortal />;
  if (user?.role === 'vendor') return <VendorPortal />;
  if (user && isStaff(user) && !mayBeShown(user, rooms.dashboard.screens.home))
    return <Navigate to={homeOf(user)} replace />;
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
  const { pathname } = useLocation();
  return entryAt(pathname) ? (
    <Staff>
      <Screen />
    </Staff>
  ) : (
    <NotFound whole />
  );
}

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    children: [
      { path: '/', element: <Home /> },
      { path: rooms['sign-in'].screens.signIn, element: <SignIn /> },
      { path: rooms['sign-in'].screens.choosePassword, element: <ChoosePasswordPage /> },
      { path: rooms['sign-in'].screens.confirmEmail, element: <ConfirmEmailPage /> },
      { path: rooms.portals.screens.client, element: <ClientPortal /> },
      { path: rooms.portals.screens.vendor, element: <VendorPortal /> },
      ...roomPlaces.flatMap(([, { moved = {} }]) =>
        Object.entries(moved).map(([path, to]) => ({
          path,
          element: <Navigate to={to} replace />,
        })),
      ),
      { path: '*', element: <Elsewhere /> },
    ],
  },
]);

export const App = () => <RouterProvider router={router} />;
