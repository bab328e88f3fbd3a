// Which parts of npm run assurance a change touches: the specs that it changes, and those that walk
// through what it changes in a process of their own, where no import shows it.

export interface Areas {
  /** Part of the path of a changed file. */
  readonly changed: RegExp;
  /** Parts of the names of what proves it. */
  readonly parts: readonly string[];
}

const MAIL = ['emails/', 'waiting', 'outage', 'failed-email', 'taken-back', 'inbox'];
const STARTS = ['tools/start', 'start-errors', 'processes'];
const KILLS = [...STARTS, 'assault', 'distributed', 'full-disk', 'read-your-own-write'];

/** From the narrowest to the widest; a change may match several. */
export const AREAS: readonly Areas[] = [
  {
    changed: /\/access\/|sign-in|\/account\//,
    parts: ['passkeys', 'second-factor', 'own-email', 'sign-in-link'],
  },
  { changed: /\/clients\//, parts: ['journeys/clients', 'shared-drafts'] },
  { changed: /\/company\/|\/settings\//, parts: ['operations', 'site.spec'] },
  { changed: /\/emails\/|mail/, parts: MAIL },
  {
    changed: /\/estimates\/|estimates-ui/,
    parts: ['estimate', 'wizard', 'shared-drafts', 'taken-back', 'lists', 'long-list'],
  },
  { changed: /\/leads\//, parts: ['leads'] },
  { changed: /\/payments\/|payments-ui/, parts: ['test-transfer', 'sftp', 'operations'] },
  { changed: /\/price-book\//, parts: ['price-book'] },
  { changed: /\/quickbooks\//, parts: ['quickbooks'] },
  {
    changed: /\/scheduling\/|scheduling-ui/,
    parts: ['calendar', 'convert', 'job-', 'own-dates', 'waiting-jobs', 'operations'],
  },
  { changed: /\/search\/|palette/, parts: ['palette'] },
  { changed: /apps\/shell/, parts: ['palette', 'places-below', 'installed-app', 'interruptions'] },
  { changed: /apps\/site/, parts: ['site.spec', 'estimate-page', 'leads'] },
  { changed: /libs\/ui/, parts: ['gallery', 'lists', 'long-list', 'places-below'] },
  { changed: /libs\/words/, parts: ['languages', 'spanish'] },
  { changed: /libs\/event-store|platform\/core/, parts: [...KILLS, 'eventstoredb', 'restore'] },
  { changed: /platform\/servers/, parts: ['servers/', ...KILLS] },
  { changed: /backup|restore/, parts: ['backup', 'restore'] },
  { changed: /apps\/backend\/(?:main|app|first-run)|tools\/start|package-lock/, parts: STARTS },
  { changed: /libs\/domain/, parts: ['mutants', 'fuzz'] },
  { changed: /tools\/bench|tools\/product/, parts: ['bench'] },
];

/** The parts that these changed files touch, out of `all`. */
export const touchedBy = (changed: readonly string[], all: readonly string[]): string[] => {
  const names = AREAS.filter((area) => changed.some((file) => area.changed.test(file))).flatMap(
    ({ parts }) => parts,
  );
  return all.filter((part) => changed.includes(part) || names.some((name) => part.includes(name)));
};
