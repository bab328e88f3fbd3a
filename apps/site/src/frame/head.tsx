// A page's head: what browsers, search engines and share previews read.
import { useFacts } from '../facts.ts';
import { siteLanguages } from '@purlin/domain/shared/languages.ts';
import { publicPicture } from '@purlin/domain/shared/picture.ts';
import { addressIn, useLanguage, useWords, wordsOf } from '../language.tsx';
import type { SitePage, PageContext } from '../page.ts';
import { breadcrumbSchema, businessSchema, jsonForHtml } from './schema.ts';
import { navigation } from './navigation.ts';
import { useSettings } from '../settings.ts';

/** URLs of built files by their unhashed names. */
export type Assets = Readonly<Record<string, string>>;

/** Throws if the build has no such file. */
export function asset(assets: Assets, name: string): string {
  const address = assets[name];
  if (!address)
    throw new Error(`The build made no file "${name}"; it made ${Object.keys(assets).join(', ')}`);
  return address;
}

/**
 * Search engines read it as data. Browsers do not execute this type, so the content security policy
 * allows it.
 */
const StructuredData = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />
);

const fonts = ['archivo-latin-wght-normal.woff2', 'public-sans-latin-wght-normal.woff2'];

/** The breadcrumbs from the home page to this one. */
function stepsTo(page: SitePage, { words, address }: PageContext) {
  const above = navigation.find(({ path }) => path === page.under);
  const here = navigation.find(({ path }) => path === page.path);
  return [
    { name: words.frame.nav.home, address: address('/') },
    ...(above ? [{ name: words.frame.nav[above.name], address: address(above.path) }] : []),
    {
      name: here ? words.frame.nav[here.name] : page.head(words).title,
      address: address(page.path),
    },
  ];
}

/** The share preview picture: the owner's photo, or our drawing. */
function SharedPicture({ page }: { readonly page: SitePage }) {
  const { origin } = useFacts();
  const { pictures } = useWords().frame;
  const name = page.picture ?? 'home';
  const settings = useSettings();
  const photo = page.photo?.(settings);
  const address = photo ? publicPicture(photo.picture, 'share') : `/share/${name}.png`;
  return (
    <>
      <meta property="og:image" content={origin + address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={photo?.alt ?? pictures[name]} />
    </>
  );
}

/**
 * The share preview. Also for estimates, whose links are often texted: it names the sender and
 * reveals nothing of the content.
 */
const Shared = ({
  page,
  title,
  description,
}: {
  readonly page: SitePage;
  readonly title: string;
  readonly description: string;
}) => (
  <>
    <meta property="og:site_name" content={useFacts().name} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <SharedPicture page={page} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/** Search engine metadata of a public page: its canonical URL and its languages. */
function Findable({ page }: { readonly page: SitePage }) {
  const facts = useFacts();
  const words = useWords();
  const language = useLanguage();
  const address = (path: string) => facts.origin + addressIn(language, path);
  const context: PageContext = { facts, words, settings: useSettings(), language, address };
  return (
    <>
      <link rel="canonical" href={address(page.path)} />
      {siteLanguages.map((one) => (
        <link
          key={one}
          rel="alternate"
          hrefLang={one}
          href={facts.origin + addressIn(one, page.path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={facts.origin + page.path} />
      <meta property="og:type" content={page.under ? 'article' : 'website'} />
      <meta property="og:locale" content={words.frame.locale} />
      {siteLanguages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={wordsOf(one).frame.locale} />
        ))}
      <meta property="og:url" content={address(page.path)} />
      <StructuredData data={businessSchema(context)} />
      {page.path !== '/' && <StructuredData data={breadcrumbSchema(stepsTo(page, context))} />}
      {page.schema?.(context).map((data, n) => (
        <StructuredData key={n} data={data} />
      ))}
    </>
  );
}

export function Head({
  page,
  assets,
  scripts,
}: {
  readonly page: SitePage;
  readonly assets: Assets;
  readonly scripts: readonly string[];
}) {
  const { name } = useFacts();
  const { title: own, description } = page.head(useWords());
  const title = `${own} · ${name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.unlisted && <meta name="robots" content="noindex" />}
      {page.unlisted && <meta name="referrer" content="no-referrer" />}
      {fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={asset(assets, font)}
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={asset(assets, 'site.css')} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f8f8" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f171d" />
      <Shared page={page} title={title} description={description} />
      {!page.unlisted && <Findable page={page} />}
      {scripts.map((address) => (
        <script key={address} src={address} defer />
      ))}
    </head>
  );
}
