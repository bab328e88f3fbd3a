// The not-found and access-denied pages. Staff see them inside the app's frame.
import { Button, buttonClass } from '@purlin/ui/ui.ts';
import { Link, useNavigate, usePageTitle } from '@purlin/web/web.ts';
import { Lock, PathSearch, Search } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/shell.ts';
import type { ReactElement } from 'react';
import { usePalette } from '../palette/palette-opener.tsx';
import { Whole } from './whole-page.tsx';

/** Offers the previous page, the search, and the home page. */
function Lost({
  icon,
  title,
  why,
  home,
}: {
  readonly icon: ReactElement;
  readonly title: string;
  readonly why: string;
  readonly home: string;
}) {
  const navigate = useNavigate();
  const { show, palette } = usePalette();
  return (
    <div className="pl-empty">
      <span className="pl-empty-icon" aria-hidden>
        {icon}
      </span>
      <h1>{title}</h1>
      <p>{why}</p>
      <div className="pl-actions sh-ways-on">
        {history.length > 1 && <Button text={say('go-back')} onClick={() => void navigate(-1)} />}
        <Button icon={<Search />} text={say('find')} aria-haspopup="dialog" onClick={show} />
        <Link className={buttonClass({ intent: 'primary' })} to={home}>
          {say('to-first')}
        </Link>
      </div>
      {palette}
    </div>
  );
}

/** The not-found page for users who are not staff. */
const Nowhere = ({ portal }: { readonly portal: string | undefined }) => (
  <Whole>
    <div className="pl-empty">
      <span className="pl-empty-icon" aria-hidden>
        <PathSearch size={24} />
      </span>
      <h1>{say('not-found')}</h1>
      <p>{say('not-found-why')}</p>
      <div className="pl-actions">
        <a className={buttonClass({ intent: 'primary' })} href={portal ?? '/'}>
          {say(portal === undefined ? 'to-home' : 'to-portal')}
        </a>
      </div>
    </div>
  </Whole>
);

/**
 * `home`: the home page of a staff user. `portal`: the portal of any other signed-in user.
 * `forbidden`: a staff screen that the user has no right to see.
 */
export default function LostPage({
  home,
  portal,
  forbidden = false,
}: {
  readonly home?: string;
  readonly portal?: string | undefined;
  readonly forbidden?: boolean;
}) {
  usePageTitle(say(forbidden ? 'not-open' : 'not-found'));
  if (home === undefined) return <Nowhere portal={portal} />;
  return forbidden ? (
    <Lost
      icon={<Lock size={24} />}
      title={say('page-not-open')}
      why={say('no-right')}
      home={home}
    />
  ) : (
    <Lost
      icon={<PathSearch size={24} />}
      title={say('not-found')}
      why={say('not-found-why')}
      home={home}
    />
  );
}
