// The only file that uses module federation: loads a room from its remote, and shows an error if it
// cannot.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { ErrorPanel, PageLayout, Spinner } from '@purlin/ui/ui.ts';
import {
  expectServed,
  type DashboardParts,
  type RoomScreens,
  routesOf,
  useConnection,
  useLocation,
  useRoutes,
} from '@purlin/web/web.ts';
import { type RemoteRoom, rooms } from '@purlin/contracts/screens.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { Component, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { roomLabel } from './navigation.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 300;
const pause = (milliseconds: number) =>
  new Promise<void>((resume) => {
    setTimeout(resume, milliseconds);
  });

/** Retries briefly: a deployment may be replacing the remote's files. */
async function load(name: RemoteRoom): Promise<RoomScreens> {
  const { remote } = rooms[name];
  const entry = `/remotes/${remote}/mf-manifest.json`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The runtime caches a failed manifest and drops it only when the remote is registered again,
      // which logs a warning. So check first that the manifest exists.
      await expectServed(entry);
      registerRemotes([{ name: remote, entry }]);
      const module = await loadRemote<{ readonly default: RoomScreens }>(`${remote}/${name}`);
      if (!module) throw new Error(`The room "${name}" is empty.`);
      return module.default;
    } catch (failure) {
      if (attempt === ATTEMPTS) throw failure;
      await pause(PAUSE_MS * attempt);
    }
  }
}

const loaded = new Map<RemoteRoom, Promise<RoomScreens>>();

/** Starts loading a room, or returns the loaded one. */
export function screensOf(name: RemoteRoom): Promise<RoomScreens> {
  const known = loaded.get(name);
  if (known) return known;
  const room = load(name);
  loaded.set(name, room);
  // The component that renders the room reports the failure; a preload has no component.
  room.catch(() => undefined);
  return room;
}

interface BoundaryProps {
  /** The display name of this part of the app. */
  readonly label: string;
  /** It is the whole page, so the page's heading is missing too. */
  readonly asPage: boolean;
  /** Navigating retries, and so does reconnecting. */
  readonly pathname: string;
  readonly away: boolean;
  readonly onRetry: () => void;
  /** The part of the page that does not need the remote. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * An error boundary: a remote that fails to load or crashes does not take down the rest of the app.
 */
class RemoteBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    const { pathname, away } = this.props;
    if (this.state.failed && (before.pathname !== pathname || (before.away && !away)))
      this.tryAgain();
  }

  private readonly tryAgain = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { label, asPage, away, beside } = this.props;
    const panel = (
      <div className="pl-panel">
        <ErrorPanel
          title={say('unavailable', { name: label })}
          message={away ? say('unavailable-away') : say('unavailable-others')}
          onRetry={this.tryAgain}
        />
      </div>
    );
    return asPage ? (
      <PageLayout>
        <h1 className="pl-hidden">{label}</h1>
        {panel}
      </PageLayout>
    ) : (
      <>
        {beside}
        {panel}
      </>
    );
  }
}

interface PlaceProps {
  readonly name: RemoteRoom;
  readonly asPage?: boolean;
  readonly beside?: ReactNode;
  readonly draw: (room: RoomScreens) => ReactNode;
}

function Drawn({ name, draw }: Pick<PlaceProps, 'name' | 'draw'>) {
  return draw(use(screensOf(name)));
}

function Place({ name, asPage = false, beside, draw }: PlaceProps) {
  const { pathname } = useLocation();
  const { away } = useConnection();
  const [attempt, setAttempt] = useState(0);
  const label = roomLabel(name);
  const retry = () => {
    loaded.delete(name);
    setAttempt((n) => n + 1);
  };
  return (
    <RemoteBoundary
      key={name}
      label={label}
      asPage={asPage}
      pathname={pathname}
      away={away}
      onRetry={retry}
      beside={beside}
    >
      <Suspense
        key={attempt}
        fallback={
          <div className="sh-until-drawn">
            {beside}
            <div className="sh-waiting">
              <Spinner aria-label={say('loading-room', { name: label })} />
            </div>
          </div>
        }
      >
        <Drawn name={name} draw={draw} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Screens({ name, room }: { readonly name: RemoteRoom; readonly room: RoomScreens }) {
  return useRoutes(useMemo(() => routesOf(name, room), [name, room]));
}

/** The screens of a room that a remote renders. */
export const RemoteScreens = ({ name }: { readonly name: RemoteRoom }) => (
  <Place name={name} asPage draw={(room) => <Screens name={name} room={room} />} />
);

/** The user's own account, as part of their portal. */
export const RemoteAccount = () => (
  <Place
    name="account"
    draw={(room) => {
      const { own: Own } = (room as RoomScreens<'account'>).screens;
      return <Own />;
    }}
  />
);

/**
 * A room's part of the dashboard, around the shell's own content, which stays if the room cannot be
 * loaded.
 */
export const RemoteDashboard = ({
  name,
  children,
  next,
}: DashboardParts & { readonly name: RemoteRoom }) => (
  <Place
    name={name}
    beside={
      <>
        {children && <div className="sh-start">{children}</div>}
        {next}
      </>
    }
    draw={({ dashboard: Dashboard }) =>
      Dashboard ? (
        <Dashboard next={next}>{children}</Dashboard>
      ) : (
        <>
          {children}
          {next}
        </>
      )
    }
  />
);
