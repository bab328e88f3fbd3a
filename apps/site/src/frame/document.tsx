// The HTML document around a page: head, frame, body.
import type { ReactNode } from 'react';
import { useFacts } from '../facts.ts';
import type { Page } from '../page.ts';
import { businessSchema, jsonForHtml } from './schema.ts';
import { CcbNumber, PhoneLink } from './company.tsx';
import { Footer } from './footer.tsx';
import { Brand, TopBar } from './top-bar.tsx';

/** Addresses of built files by their unhashed names. */
export type Assets = Readonly<Record<string, string>>;

const asset = (assets: Assets, name: string): string => {
  const address = assets[name];
  if (!address) throw new Error(`The build made no file "${name}"; it made ${Object.keys(assets).join(', ')}`);
  return address;
};

/** Read as data by search engines; a browser runs nothing of this type, so the content policy lets it stand. */
const StructuredData = ({ data }: { readonly data: object }) => <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />;

function Head({ page, assets }: { readonly page: Page; readonly assets: Assets }) {
  const facts = useFacts();
  const title = page.path === '/' ? `${facts.name}: ${page.title}` : `${page.title} · ${facts.name}`;
  const address = `${facts.origin}${page.path}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted && <meta name="robots" content="noindex" />}
      {page.unlisted && <meta name="referrer" content="no-referrer" />}
      {['archivo-latin-wght-normal.woff2', 'public-sans-latin-wght-normal.woff2'].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={asset(assets, font)} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={asset(assets, 'site.css')} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f8f8" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f171d" />
      {!page.unlisted && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="en_US" />
          <meta property="og:site_name" content={facts.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${facts.origin}/og-image.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="Drawing of a house under a shingle roof in the rain" />
          <meta name="twitter:card" content="summary_large_image" />
          <StructuredData data={businessSchema(facts)} />
        </>
      )}
      {page.schema && <StructuredData data={page.schema} />}
      {page.script && <script src={asset(assets, page.script)} defer />}
    </head>
  );
}

function SiteFrame({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">Skip to content</a>
      <TopBar current={path} />
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}

function LetterFrame({ children }: { readonly children: ReactNode }) {
  const { name, phone, year } = useFacts();
  return (
    <>
      <header className="letterhead">
        <p className="brand"><Brand /></p>
        <p className="letterhead-reach"><PhoneLink>{phone}</PhoneLink><CcbNumber /></p>
      </header>
      <main id="content">{children}</main>
      <footer className="letter-foot"><p>© 2025–{year} {name}</p><p><a href="/">About us</a></p></footer>
    </>
  );
}

export function Document({ page, assets }: { readonly page: Page; readonly assets: Assets }) {
  const Frame = page.frame === 'letter' ? LetterFrame : SiteFrame;
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body className={`page-${page.frame ?? 'site'}`}><Frame path={page.path}><page.Body /></Frame></body>
    </html>
  );
}
