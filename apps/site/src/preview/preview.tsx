// The screen /settings/site: the public pages rendered with the company's own details, before
// visitors see them.
import { company } from '@purlin/contracts/company.ts';
import type { Company } from '@purlin/contracts/company-details.ts';
import { settings, type AllSettings } from '@purlin/contracts/settings.ts';
import {
  bySection,
  USUAL_SETTINGS,
  type Settings,
} from '@purlin/domain/company/settings/sections.ts';
import {
  buttonClass,
  ErrorPanel,
  PageLayout,
  PageHeader,
  SelectField,
  Spinner,
} from '@purlin/ui/ui.ts';
import { usePageTitle, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/site-preview.ts';
import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import { FactsProvider, type Facts } from '../facts.ts';
import { SiteFrame } from '../frame/document.tsx';
import { realLicense, shownLicense } from '@purlin/domain/shared/license-record.ts';
import { dialledPhone } from '@purlin/domain/shared/phones.ts';
import {
  type SiteLanguage,
  siteLanguageOf,
  siteLanguages,
} from '@purlin/domain/shared/languages.ts';
import { addressIn, InLanguage, languageNames, wordsOf } from '../language.tsx';
import { pages } from '../pages/all.ts';
import { SettingsProvider } from '../settings.ts';
import { ASSET_LIST, STYLE_SHEET } from './asset-list.ts';
import { Shadow } from './shadow.tsx';
import './preview.css';

const shown = pages.filter(({ unlisted }) => !unlisted);
const languageChoices = siteLanguages.map((value) => ({ value, label: languageNames[value] }));
const pageChoices = shown.map((page) => ({
  value: page.path as string,
  label: page.path === '/' ? wordsOf('en').frame.nav.home : page.head(wordsOf('en')).title,
}));

const factsOf = (details: Company): Facts => ({
  ...details,
  nameInUrl: encodeURIComponent(details.name),
  ccbNumber: shownLicense(details.ccbNumber),
  realLicense: realLicense(details.ccbNumber),
  phoneHref: dialledPhone(details.phone),
  year: String(new Date().getFullYear()),
  origin: location.origin,
});

/** The current settings; the defaults until they load. */
const settingsOf = (kept: AllSettings | undefined): Settings =>
  kept ? (bySection((name) => kept[name].values) as Settings) : USUAL_SETTINGS;

interface StyleSheet {
  readonly address?: string;
  readonly failed?: true;
  readonly again: () => void;
}

/** The URL of the pages' style sheet, whose name contains a content hash. */
function useStyleSheet(): StyleSheet {
  const [found, setFound] = useState<Omit<StyleSheet, 'again'>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    fetch(ASSET_LIST, { signal: stop.signal })
      .then(async (answer) =>
        setFound({
          address: ((await answer.json()) as Readonly<Record<string, string>>)[STYLE_SHEET] ?? '',
        }),
      )
      .catch(() => {
        if (!stop.signal.aborted) setFound({ failed: true });
      });
    return () => stop.abort();
  }, [attempt]);
  return { ...found, again: () => setAttempt((n) => n + 1) };
}

interface Place {
  readonly path: string;
  readonly language: SiteLanguage;
}

/** The page and language of a site URL; undefined for any other URL. */
function placeOf(href: string): Place | undefined {
  const address = new URL(href, location.origin).pathname;
  for (const language of siteLanguages) {
    const page = shown.find(({ path }) => addressIn(language, path) === address);
    if (page) return { path: page.path, language };
  }
  return undefined;
}

/**
 * Links to the site's pages stay in the preview, fragments scroll inside it, and all other links
 * are ignored.
 */
function followInside(event: MouseEvent, show: (place: Place) => void): void {
  const link = event.nativeEvent
    .composedPath()
    .find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href');
  if (!href || href.startsWith('tel:') || href.startsWith('mailto:')) return;
  event.preventDefault();
  const next = href.startsWith('#') ? undefined : placeOf(href);
  if (next) show(next);
}

/** Forms do nothing in the preview. */
const keep = (event: SubmitEvent): void => event.preventDefault();

/** The choice of page and language. */
const Choice = ({
  place,
  onChoose,
}: {
  readonly place: Place;
  readonly onChoose: (place: Place) => void;
}) => (
  <div className="site-preview-choice">
    <SelectField
      label={say('page')}
      value={place.path}
      choices={pageChoices}
      onChange={(event) => onChoose({ ...place, path: event.currentTarget.value })}
    />
    <SelectField
      label={say('language')}
      value={place.language}
      choices={languageChoices}
      onChange={(event) =>
        onChoose({ ...place, language: siteLanguageOf(event.currentTarget.value) })
      }
    />
  </div>
);

/** A page as visitors see it, with the current settings. */
function Drawn({
  page,
  language,
  facts,
}: {
  readonly page: (typeof shown)[number];
  readonly language: SiteLanguage;
  readonly facts: Facts;
}) {
  const kept = useRead(settings.all);
  return (
    <FactsProvider value={facts}>
      <SettingsProvider value={settingsOf(kept.data)}>
        <InLanguage language={language}>
          <SiteFrame page={page}>
            <page.Body />
          </SiteFrame>
        </InLanguage>
      </SettingsProvider>
    </FactsProvider>
  );
}

export function Preview() {
  usePageTitle(say('title'));
  const details = useRead(company.details);
  const sheet = useStyleSheet();
  const [place, setPlace] = useState<Place>({ path: '/', language: 'en' });
  const page = shown.find(({ path }) => path === place.path);

  const follow = (event: MouseEvent) => followInside(event, setPlace);
  const retry = () => {
    details.refresh();
    sheet.again();
  };
  if (details.problem || sheet.failed)
    return (
      <PageLayout>
        <PageHeader title={say('title')} />
        <ErrorPanel
          title={say('not-shown')}
          message={details.problem?.message ?? say('not-reached')}
          onRetry={retry}
        />
      </PageLayout>
    );
  return (
    <PageLayout>
      <PageHeader
        title={say('title')}
        description={say('title-help')}
        actions={
          <a
            className={buttonClass()}
            href={addressIn(place.language, place.path)}
            target="_blank"
            rel="noreferrer"
          >
            {say('new-tab')}
          </a>
        }
      />
      <Choice place={place} onChoose={setPlace} />
      {!details.data || !sheet.address || !page ? (
        <Spinner aria-label={say('loading')} />
      ) : (
        <div onClickCapture={follow} onSubmitCapture={keep}>
          <Shadow className="site-preview" label={say('preview')} styleSheet={sheet.address}>
            <Drawn page={page} language={place.language} facts={factsOf(details.data)} />
          </Shadow>
        </div>
      )}
    </PageLayout>
  );
}
