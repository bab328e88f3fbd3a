// The screen /settings: a list of sections, and the one in the URL. On a phone the list is a page
// of its own.
import { ArrowLeft } from '@blueprintjs/icons';
import {
  settingsFor,
  type SettingsGroup,
  type SettingsPlace,
} from '@purlin/contracts/settings-places.ts';
import { ErrorPanel, PageHeader, PageLayout } from '@purlin/ui/ui.ts';
import { Link, NavLink, useMay, useParams, usePageTitle } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { drawn } from './places.tsx';

/** `/settings` shows the first section beside the list; `/settings/users` shows that one. */
export function Settings() {
  const { section } = useParams();
  const shown = settingsFor(useMay());
  const places = shown.flatMap((group) => group.places);
  const place = section === undefined ? places[0] : places.find(({ path }) => path === section);
  const { Section } = place ? drawn[place.path] : {};
  usePageTitle(
    section !== undefined && place
      ? say('page-title', { place: sayPlace(`place.${place.path}`) })
      : say('title'),
  );
  return (
    <PageLayout>
      {section !== undefined && (
        <Link className="pl-back set-back" to="/settings">
          <ArrowLeft aria-hidden /> {say('title')}
        </Link>
      )}
      <PageHeader title={say('title')} description={say('description')} />
      <div className={section === undefined ? 'set-screen set-at-list' : 'set-screen'}>
        <SectionList groups={shown} first={section === undefined ? place : undefined} />
        <div className="set-shown">
          {Section ? (
            <Section />
          ) : (
            <ErrorPanel title={say('no-section')} message={say('no-section-help')} />
          )}
        </div>
      </div>
    </PageLayout>
  );
}

/** Links to the sections. `first` is shown if the URL names none. */
const SectionList = ({
  groups: listed,
  first,
}: {
  readonly groups: readonly SettingsGroup[];
  readonly first: SettingsPlace | undefined;
}) => (
  <nav className="set-list" aria-label={say('sections')}>
    {listed.map(({ name, places, more }) => (
      <div key={name}>
        <h2>{sayPlace(`group.${name}`)}</h2>
        <ul>
          {places.map((place) => {
            const { Beside } = drawn[place.path];
            return (
              <li key={place.path}>
                <NavLink
                  to={`/settings/${place.path}`}
                  className={place === first ? 'set-first' : ''}
                >
                  {sayPlace(`place.${place.path}`)}
                  {Beside && <Beside />}
                </NavLink>
              </li>
            );
          })}
          {more.map(({ to, name: other }) => (
            <li key={to}>
              <Link to={to}>{sayPlace(`more.${other}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
