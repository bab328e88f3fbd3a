// The foot of every page: where else to go, how to reach the business, who it is.
import { useFacts } from '../facts.ts';
import { Address, EmailLink, License, PhoneLink } from './company.tsx';
import { Brand, links } from './top-bar.tsx';

export function Footer() {
  const { name, year } = useFacts();
  return (
    <footer className="footer">
      <div className="footer-courses" aria-hidden="true" />
      <div className="wide footer-inner">
        <div className="footer-who">
          <p className="brand"><Brand /></p>
          <p>Roof inspection, repair, replacement and maintenance in and around Eugene, Oregon.</p>
          <p><License /></p>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <ul>{links.map(({ href, label }) => <li key={href}><a href={href}>{label}</a></li>)}</ul>
        </nav>
        <div>
          <h2>Reach us</h2>
          <ul>
            <li><PhoneLink /></li>
            <li><EmailLink /></li>
            <li><Address /></li>
          </ul>
        </div>
      </div>
      <p className="wide footer-end">© 2025–{year} {name}</p>
    </footer>
  );
}
