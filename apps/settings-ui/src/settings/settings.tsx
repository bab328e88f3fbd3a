// The screen /settings: a list of its sections, and the one that its address names. On a phone the
// list is a page of its own.
import { ArrowLeft } from '@blueprintjs/icons';
import { ErrorPanel, PageHeader, PageLayout } from '@purlin/ui/ui.ts';
import { Link, NavLink, useMay, useParams, usePageTitle } from '@purlin/web/web.ts';
import { groups, type SettingsGroup, type SettingsPlace } from './places.tsx';

/** The groups with what the person at the screen may look at. */
function useGroups(): readonly SettingsGroup[] {
  const may = useMay();
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ call }) => call === undefined || may(call)),
    }))
    .filter(({ places }) => places.length > 0);
}

/** `/settings` shows the first section beside the list; `/settings/users` shows that one. */
export function Settings() {
  const { section } = useParams();
  const shown = useGroups();
  const places = shown.flatMap((group) => group.places);
  const place = section === undefined ? places[0] : places.find(({ path }) => path === section);
  usePageTitle(section !== undefined && place ? `${place.label} · Settings` : 'Settings');
  return (
    <PageLayout>
      {section !== undefined && (
        <Link className="pl-back set-back" to="/settings">
          <ArrowLeft aria-hidden /> Settings
        </Link>
      )}
      <PageHeader
        title="Settings"
        description="Your business, your website, the look of the app, and who may sign in"
      />
      <div className={section === undefined ? 'set-screen set-at-list' : 'set-screen'}>
        <SectionList groups={shown} first={section === undefined ? place : undefined} />
        <div className="set-shown">
          {place ? (
            <place.Section />
          ) : (
            <ErrorPanel
              title="There is no such section"
              message="It may have moved, or your role does not reach it."
            />
          )}
        </div>
      </div>
    </PageLayout>
  );
}

/** Links to the sections; `first` is shown without being in the address. */
const SectionList = ({
  groups: listed,
  first,
}: {
  readonly groups: readonly SettingsGroup[];
  readonly first: SettingsPlace | undefined;
}) => (
  <nav className="set-list" aria-label="Sections of the settings">
    {listed.map(({ label, places, more }) => (
      <div key={label}>
        <h2>{label}</h2>
        <ul>
          {places.map((place) => (
            <li key={place.path}>
              <NavLink
                to={`/settings/${place.path}`}
                className={place === first ? 'set-first' : ''}
              >
                {place.label}
              </NavLink>
            </li>
          ))}
          {more?.map(({ to, label: name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
