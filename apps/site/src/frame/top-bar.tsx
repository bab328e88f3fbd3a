// The bar at the top of every page of the site; on small screens the links fold into a menu that needs no script.
import { Mark } from '../art/mark.tsx';
import { useFacts } from '../facts.ts';
import { PhoneLink } from './company.tsx';

/** Pages that exist, in the order of the navigation. */
export const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
  { href: '/auth', label: 'Login' },
] as const;

function Links({ current }: { readonly current: string }) {
  return <ul>{links.map(({ href, label }) => <li key={href}><a href={href} aria-current={href === current ? 'page' : undefined}>{label}</a></li>)}</ul>;
}

export function Brand() {
  const { name } = useFacts();
  return <><Mark /><span className="brand-name">{name}</span></>;
}

export function TopBar({ current }: { readonly current: string }) {
  return (
    <header className="bar">
      <div className="bar-inner">
        <a className="brand" href="/"><Brand /></a>
        <nav className="bar-links" aria-label="Main"><Links current={current} /></nav>
        <PhoneLink className="button bar-call" />
        <details className="menu">
          <summary>Menu</summary>
          <nav aria-label="Main"><Links current={current} /><PhoneLink className="button" /></nav>
        </details>
      </div>
    </header>
  );
}
