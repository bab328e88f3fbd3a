// The footer: navigation, contact, and legal details.
import { useFacts } from '../facts.ts';
import { useTo, useWords } from '../language.tsx';
import { Address, EmailLink, License, LicenseLookup, PhoneLink, TextLink } from './company.tsx';
import { Hours } from './hours.tsx';
import { LOGIN, navigation } from './navigation.ts';
import { Brand } from './top-bar.tsx';

export function Footer() {
  const { name, year } = useFacts();
  const { frame } = useWords();
  const to = useTo();
  return (
    <footer className="footer">
      <div className="footer-courses" aria-hidden="true" />
      <div className="wide footer-inner">
        <div className="footer-who">
          <p className="brand">
            <Brand />
          </p>
          <p>{frame.who}</p>
          <p>
            <License />
          </p>
          <p>
            <LicenseLookup />
          </p>
        </div>
        <QuickLinks />
        <div>
          <h2>{frame.reachUs}</h2>
          <ul>
            <li className="only-reached">
              <PhoneLink />
              {' · '}
              <TextLink>{frame.reach.text}</TextLink>
            </li>
            <li>
              <EmailLink />
            </li>
            <li>
              <Address />
            </li>
          </ul>
          <Hours className="footer-hours" />
        </div>
      </div>
      <p className="wide footer-end">
        <span>
          © 2025–{year} {name}
        </span>
        <a href={to('/privacy')}>{frame.privacy}</a>
        <span>{frame.credit}</span>
      </p>
    </footer>
  );
}

function QuickLinks() {
  const { frame } = useWords();
  const to = useTo();
  return (
    <nav aria-label={frame.quickLinks}>
      <h2>{frame.quickLinks}</h2>
      <ul>
        {navigation.map((link) => (
          <li key={link.path}>
            <a href={to(link.path)}>{frame.nav[link.name]}</a>
          </li>
        ))}
        <li>
          <a href={LOGIN}>{frame.nav.login}</a>
        </li>
      </ul>
    </nav>
  );
}
