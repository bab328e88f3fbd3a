// The app's routes and who may see each.
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
import { say } from '@purlin/words/screens/shell.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { useSpeaking } from './frame/screen-language.ts';
import { StaffFrame } from './frame/staff-frame.tsx';
import { AccessDenied, Broken, Checking, Unreachable } from './frame/whole-page.tsx';
import {
  accountOf,
  entryAt,
  firstOf,
  homeOf,
  isRemote,
  isStaff,
  mayBeShown,
  screenAt,
} from './navigation.ts';
import { RemoteScreens } from './remotes.tsx';

/** Preloads the sign-in page. */
export const loadSignInPage = () =>
  import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-page.tsx');
const SignInPage = lazy(loadSignInPage);
const loadSignInAgain = () =>
  import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-again.tsx');
const SignInAgain = lazy(loadSignInAgain);
const PasswordAgain = lazy(
  () => import(/* webpackChunkName: "password-again" */ './sign-in/password-again.tsx'),
);
const LostPage = lazy(() => import(/* webpackChunkName: "lost" */ './frame/lost.tsx'));
const ChoosePasswordPage = lazy(
  () => import(/* webpackChunkName: "links" */ './sign-in/choose-password-page.tsx'),
);
const ConfirmEmailPage = lazy(
  () => import(/* webpackChunkName: "links" */ './sign-in/confirm-email-page.tsx'),
);
const LinkPage = lazy(() => import(/* webpackChunkName: "links" */ './sign-in/link-page.tsx'));
const NotificationsPage = lazy(
  () => import(/* webpackChunkName: "notifications" */ './notifications/notifications-page.tsx'),
);
const ClientPortal = lazy(
  () => import(/* webpackChunkName: "client-portal" */ './portals/client-portal.tsx'),
);
const VendorPortal = lazy(
  () => import(/* webpackChunkName: "vendor-portal" */ './portals/vendor-portal.tsx'),
);

/** Shown over the current screen once the session has expired. Loaded while there is a session. */
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

/** Shown over the current screen when an action needs the password again. */
function AskedAgain() {
  const { user } = useSession();
  const { asked, ...again } = usePasswordAgain();
  return (
    <Suspense fallback={null}>{user && asked && <PasswordAgain user={user} {...again} />}</Suspense>
  );
}

/** Registers the offline service worker for signed-in users, and removes it for everyone else. */
function useOfflineWorker() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signed-in' && status !== 'anonymous') return;
    void import(/* webpackChunkName: "offline-worker" */ './offline/worker.ts').then(
      ({ keepWorker, letGoOfWorker }) => (status === 'signed-in' ? keepWorker() : letGoOfWorker()),
      () => undefined,
    );
  }, [status]);
}

/** Wraps every page: waits until the session and the user's language are loaded. */
function Root() {
  const session = useSession();
  const { status, user } = session;
  const speaking = useSpeaking(session);
  useOfflineWorker();
  return (
    <>
      <ConnectionBanner />
      <LeaveGuard />
      <Suspense fallback={<Checking />}>
        {status === 'loading' || !speaking ? (
          <Checking />
        ) : status === 'unreachable' ? (
          <Unreachable />
        ) : (
          // The next user must not see what the previous one left on the screens.
          <Outlet key={user?.id ?? 'nobody'} />
        )}
        <ScrollRestoration />
      </Suspense>
      <AskedAgain />
      <Again />
    </>
  );
}

/** Staff only. Other users see an access-denied page, and signed-out visitors the sign-in page. */
function Staff({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  if (!user) return <SignInPage />;
  if (!isStaff(user))
    return <AccessDenied reason={say('staff-only')} to={homeOf(user)} action={say('to-portal')} />;
  const first = firstOf(user, pathname);
  return first ? <Navigate to={first} replace /> : <StaffFrame>{children}</StaffFrame>;
}

/** The screen at this URL, inside the staff frame. Some screens need a right. */
function Screen() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const at = screenAt(pathname);
  if (user && (!at || !mayBeShown(user, pathname)))
    return (
      <Suspense fallback={null}>
        <LostPage home={homeOf(user)} forbidden={at !== undefined} />
      </Suspense>
    );
  if (!at) return <LostPage />;
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
 * "/": the signed-in user's home, else the sign-in page (the server sends visitors to the public
 * site).
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

/** The user's own account: in the settings for staff, in the portal for others. */
function OwnAccount() {
  const { user } = useSession();
  return user ? <Navigate to={accountOf(user)} replace /> : <SignInPage />;
}

/** Any other URL: a staff screen or a not-found page, which staff see inside the app's frame. */
function Elsewhere() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return entryAt(pathname) || (user && isStaff(user)) ? (
    <Staff>
      <Screen />
    </Staff>
  ) : (
    <LostPage portal={user && homeOf(user)} />
  );
}

const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    children: [
      { path: '/', element: <Home /> },
      { path: rooms['sign-in'].screens.signIn, element: <SignInPage /> },
      { path: rooms['sign-in'].screens.choosePassword, element: <ChoosePasswordPage /> },
      { path: rooms['sign-in'].screens.confirmEmail, element: <ConfirmEmailPage /> },
      { path: rooms['sign-in'].screens.link, element: <LinkPage /> },
      { path: rooms.account.screens.own, element: <OwnAccount /> },
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
