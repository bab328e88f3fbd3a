// Every screen of the product in every state worth looking at: the table from which the pictures
// are taken.
import type { Page } from 'playwright-core';
import type { EstimateName, World } from './companies.ts';
import { emailScreens } from './email-screens.ts';
import * as told from './public-estimates.ts';
import {
  API,
  button,
  inAllWeathers,
  loading,
  staff,
  visitor,
  wrong,
  type Screen,
} from './screen.ts';

const estimateAt =
  (name: EstimateName) =>
  ({ estimates }: World): string =>
    `/estimates/${estimates[name].id}`;
const publicAt =
  (name: EstimateName) =>
  ({ estimates }: World): string =>
    `/estimate/${estimates[name].number}`;
const spanishAt =
  (name: EstimateName) =>
  (world: World): string =>
    `/es${publicAt(name)(world)}`;

const site: readonly Screen[] = [
  ...(
    [
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/testimonials',
      '/quote',
      '/blog',
      '/blog/moss-on-the-roof',
      '/faq',
      '/contact',
      '/quote/thank-you',
    ] as const
  ).map((at) => visitor(at === '/' ? 'landing' : at.slice(1).replaceAll('/', '-'), at)),
  ...(['/es', '/es/services', '/es/quote', '/es/blog/after-the-storm', '/es/contact'] as const).map(
    (at) =>
      visitor(at === '/es' ? 'landing' : at.slice(4).replaceAll('/', '-'), at, {
        state: 'spanish',
      }),
  ),
  visitor('quote', '/quote', {
    state: 'optional',
    act: (page) => page.getByText('Optional details').click(),
  }),
  visitor('testimonials', '/testimonials', {
    state: 'film',
    act: (page) => page.getByText('A roof in five days').click(),
  }),
  visitor('blog', '/blog', {
    state: 'no-match',
    act: async (page) => {
      await page.getByLabel('Search articles').fill('helicopter');
      await page.getByText('No articles match your search.').waitFor();
    },
  }),
  visitor('site-missing', '/no-such-page', { failedRequests: true, windowOnly: true }),
  staff('settings-site', '/settings/site'),
];

/**
 * The client's page of the viewed estimate, told what only time or another company brings about.
 */
const publicWith = (
  state: string,
  change: Readonly<Record<string, unknown>>,
  more: Partial<Screen> = {},
): Screen =>
  visitor('public-estimate', publicAt('viewed'), {
    state,
    answers: [{ to: /\/api\/estimates\/number\//, change }],
    ...more,
  });

const publicEstimate: readonly Screen[] = [
  visitor('public-estimate', publicAt('viewed'), { state: 'open' }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'asking',
    windowOnly: true,
    act: button('Approve Estimate'),
  }),
  ...(['accepted', 'declined', 'long'] as const).map((name) =>
    visitor('public-estimate', publicAt(name), { state: name }),
  ),
  publicWith('expired', told.expired),
  publicWith('withdrawn', told.withdrawn),
  publicWith('revised', told.revised),
  publicWith('packages', told.packages),
  publicWith('packages-approved', told.packagesApproved),
  publicWith('packages-declined', told.packagesDeclined),
  publicWith('packages-expired', { ...told.packages, ...told.expired }),
  publicWith('packages-asking', told.packages, {
    windowOnly: true,
    act: button('Approve This Option'),
  }),
  publicWith('signing', told.signed, { windowOnly: true, act: button('Approve Estimate') }),
  publicWith('unsigned', told.signed, {
    windowOnly: true,
    act: async (page) => {
      await button('Approve Estimate')(page);
      await button('Approve and sign')(page);
    },
  }),
  publicWith('questions', told.conversation),
  publicWith('questions-writing', told.conversation, { act: button('Request changes') }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish',
    act: button('Hacer una pregunta'),
  }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish-signing',
    windowOnly: true,
    answers: [{ to: /\/api\/estimates\/number\//, change: told.signed }],
    act: async (page) => {
      await button('Aprobar cotización')(page);
      await button('Aprobar y firmar')(page);
    },
  }),
  visitor('public-estimate', spanishAt('accepted'), { state: 'spanish-accepted' }),
  visitor('public-estimate', spanishAt('viewed'), {
    state: 'spanish-packages',
    answers: [{ to: /\/api\/estimates\/number\//, change: told.packages }],
  }),
  visitor('public-estimate', '/estimate/EST-1-00000000', {
    state: 'not-found',
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'failing',
    calls: { matching: API, go: 'wrong' },
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'unreachable',
    calls: { matching: API, go: 'nowhere' },
    failedRequests: true,
  }),
  visitor('public-estimate', publicAt('viewed'), {
    state: 'loading',
    calls: { matching: API, go: 'unanswered' },
  }),
];

const doors: readonly Screen[] = [
  visitor('sign-in', '/auth', { failedRequests: true }),
  visitor('sign-in', '/auth', {
    state: 'refused',
    failedRequests: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@people.example');
      await page.getByLabel(/^Password/).fill('not the password');
      await button('Sign In')(page);
      await page.getByRole('alert').filter({ hasText: 'Invalid' }).first().waitFor();
    },
  }),
  { name: 'client-portal', state: 'full', who: 'client', at: '/client-portal' },
  { name: 'client-portal', state: 'profile', who: 'client', at: '/client-portal?tab=profile' },
  { name: 'client-portal', state: 'not-staff', who: 'client', at: '/estimates' },
  { name: 'vendor-portal', state: 'full', who: 'vendor', at: '/vendor-portal' },
  { name: 'vendor-portal', state: 'profile', who: 'vendor', at: '/vendor-portal?tab=profile' },
  staff('shell-missing', '/estimates/no/such/page'),
  staff('shell-remote', '/calendar', {
    state: 'failing',
    calls: { matching: /\/remotes\/scheduling\//, go: 'nowhere' },
    failedRequests: true,
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  }),
  staff('shell-server', '/dashboard', {
    state: 'unreachable',
    calls: { matching: /\/api\//, go: 'nowhere' },
    failedRequests: true,
  }),
  staff('shell-menu', '/dashboard', {
    state: 'account',
    windowOnly: true,
    act: (page) => page.locator('.sh-user').click(),
  }),
];

async function customerStep(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /^(?:Client|Customer)/ })
    .first()
    .click();
  await page.getByRole('option', { name: /Dana Whitfield/ }).click();
  await page.getByLabel(/^(?:Project|Estimate) Title/).fill('New ridge vent');
  await button('Next')(page);
}
/** A line from the price book, by way of the line-item editor. */
async function bookScreen(page: Page): Promise<void> {
  await customerStep(page);
  await button('Add Items')(page);
  await button(/^Services/)(page);
}
async function lineScreen(page: Page): Promise<void> {
  await bookScreen(page);
  await page.getByRole('list', { name: 'Service Price Book' }).getByRole('button').first().click();
  await page
    .getByRole('dialog', { name: 'New service line item' })
    .getByLabel('Quantity')
    .fill('24.5');
}
async function editorScreen(page: Page): Promise<void> {
  await lineScreen(page);
  await button('Save')(page);
  await button(/^Materials/)(page);
  await page.getByRole('list', { name: 'Material Price Book' }).getByRole('button').first().click();
  await button('Save')(page);
}
async function linesStep(page: Page): Promise<void> {
  await editorScreen(page);
  await button('Done')(page);
}
async function optionsStep(page: Page): Promise<void> {
  await customerStep(page);
  await button('Add line')(page);
  const line = page.getByRole('listitem', { name: 'Line item 1' }).first();
  await line.getByLabel('Description').fill('Tear-off, one layer, per square');
  await line.getByLabel('Quantity').fill('24.5');
  await line.getByLabel('Rate').fill('145');
}
async function guidedTo(page: Page, steps: number, type: 'single' | 'multi'): Promise<void> {
  if (type === 'multi') await page.getByRole('radio', { name: 'Multiple options' }).check();
  await customerStep(page);
  const line = page.getByRole('listitem', { name: 'Line item 1' }).first();
  await line.getByLabel('Description').fill('Tear-off, one layer, per square');
  await line.getByLabel('Quantity').fill('24.5');
  await line.getByLabel('Rate').fill('145');
  for (let n = 1; n < steps; n += 1) await button('Next')(page);
}
async function aTemplate(page: Page): Promise<void> {
  await page.request.post('/api/estimate-templates', {
    data: {
      name: 'Asphalt re-roof, one layer',
      lineItems: [
        { description: 'Tear-off, one layer', quantity: 24, rate: '145.00' },
        { description: 'Architectural shingles', kind: 'material', quantity: 24, rate: '210.00' },
      ],
    },
  });
  await page.reload();
  await page.getByText('Asphalt re-roof').first().waitFor();
}
/**
 * Wizards and the line-item editor lie over the page; what the picture before has left unfinished
 * is given up.
 */
const wizard = (
  name: string,
  at: string,
  state: string,
  act?: Screen['act'],
  more: Partial<Screen> = {},
): Screen =>
  staff(name, at, {
    state,
    windowOnly: true,
    ...more,
    act: async (page) => {
      const startNew = page.getByRole('button', { name: 'Start new' });
      await page
        .getByLabel(/ Title/)
        .or(startNew)
        .first()
        .waitFor();
      if ((await startNew.count()) > 0) await startNew.click();
      await act?.(page);
    },
  });

const wizards: readonly Screen[] = [
  wizard('new-estimate', '/estimates/new', 'customer'),
  wizard('new-estimate', '/estimates/new', 'choosing', (page) =>
    page
      .getByRole('combobox', { name: /^(?:Client|Customer)/ })
      .first()
      .click(),
  ),
  wizard('new-estimate', '/estimates/new', 'incomplete', button('Next')),
  wizard('new-estimate', '/estimates/new', 'no-lines', customerStep),
  wizard('new-estimate', '/estimates/new', 'lines', linesStep),
  wizard('new-estimate', '/estimates/new', 'review', async (page) => {
    await linesStep(page);
    await button('Next')(page);
  }),
  wizard('new-estimate', '/estimates/new', 'unfinished', async (page) => {
    await page.getByLabel('Project Title').fill('Half a roof');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Go on where you stopped?').waitFor();
  }),
  wizard('line-item-editor', '/estimates/new', 'list', editorScreen),
  wizard('line-item-editor', '/estimates/new', 'book', bookScreen),
  wizard('line-item-editor', '/estimates/new', 'line', lineScreen),
  wizard('line-item-editor', '/estimates/new', 'deposit', async (page) => {
    await editorScreen(page);
    await button(/^Deposit/)(page);
    await page.getByLabel('Deposit amount').fill('30');
  }),
  wizard('line-item-editor', '/estimates/new', 'failing', bookScreen, {
    calls: { matching: /\/api\/pricebook\/items/, go: 'wrong' },
    failedRequests: true,
  }),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'customer'),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'lines', (page) =>
    guidedTo(page, 1, 'single'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'options', (page) =>
    guidedTo(page, 2, 'multi'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'review', (page) =>
    guidedTo(page, 3, 'multi'),
  ),
  wizard('guided', '/estimates/new/guided?from=dashboard', 'done', async (page) => {
    await guidedTo(page, 2, 'single');
    await button('Create Estimate')(page);
    await page.getByText('Estimate Created Successfully!').waitFor();
  }),
  wizard('new-options', '/estimates/new/options', 'build', optionsStep),
  wizard('new-options', '/estimates/new/options', 'review', async (page) => {
    await optionsStep(page);
    await button('Next')(page);
  }),
  staff('edit-estimate', ({ estimates: { draft } }) => `/estimates/${draft.id}/edit`, {
    state: 'draft',
  }),
  staff('edit-estimate', ({ estimates: { viewed } }) => `/estimates/${viewed.id}/edit`, {
    state: 'sent',
  }),
  staff('edit-estimate', ({ estimates: { accepted } }) => `/estimates/${accepted.id}/edit`, {
    state: 'answered',
  }),
  staff('edit-estimate', ({ estimates: { draft } }) => `/estimates/${draft.id}/edit`, wrong),
  staff('templates', '/estimates/templates', { state: 'empty', company: 'empty' }),
  staff('templates', '/estimates/templates', { act: aTemplate }),
  staff('templates', '/estimates/templates', wrong),
];

const estimates: readonly Screen[] = [
  ...inAllWeathers('dashboard', '/dashboard'),
  ...inAllWeathers('estimates', '/estimates'),
  staff('estimates', '/estimates?q=zzz', { state: 'no-match' }),
  staff('estimates', '/estimates?archived=true', { state: 'archived' }),
  staff('estimates', '/estimates', {
    state: 'menu',
    windowOnly: true,
    act: button(/^More actions for/),
  }),
  staff('dashboard', '/dashboard', {
    state: 'notifications',
    windowOnly: true,
    act: button(/^Notifications/),
  }),
  ...inAllWeathers('notifications', '/dashboard/notifications'),
  ...(['draft', 'sent', 'viewed', 'accepted', 'declined', 'failed', 'long'] as const).map((name) =>
    staff('estimate', estimateAt(name), { state: name }),
  ),
  staff('estimate', estimateAt('viewed'), {
    state: 'expired',
    answers: [{ to: /\/api\/estimates\/\d+$/, change: told.expired }],
  }),
  staff('estimate', '/estimates/999999', { state: 'not-found', failedRequests: true }),
  staff('estimate', estimateAt('viewed'), wrong),
  staff('estimate', estimateAt('viewed'), loading),
  staff('estimate', estimateAt('viewed'), {
    state: 'menu',
    windowOnly: true,
    act: button('More actions'),
  }),
  staff('estimate', estimateAt('viewed'), {
    state: 'approving',
    windowOnly: true,
    act: async (page) => {
      await button('More actions')(page);
      await page.getByRole('menuitem', { name: /Record approval/ }).click();
    },
  }),
  staff('estimate', estimateAt('draft'), {
    state: 'sending',
    windowOnly: true,
    act: button('Send to client'),
  }),
];

async function similarClient(page: Page): Promise<void> {
  await button('Add Client')(page);
  await page.getByLabel('Name').fill('D. Whitfield');
  await page.getByLabel('Email').fill('dana.whitfield@client.example');
  await page.getByText('already exists').first().waitFor();
}
const CLIENTS_CSV =
  'Name,Email,Phone,Address\nAna Ruiz,ana@client.example,(541) 555-0101,"12 Mill St, ' +
  'Eugene"\n,nobody@client.example,,\nBen Ruiz,not an address,,\nDana ' +
  'W.,dana.whitfield@client.example,,\nCleo Fox,cleo@client.example,(541) 555-0103,\n';
async function clientsImport(page: Page): Promise<void> {
  await button('Import')(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(CLIENTS_CSV) });
  await page.getByText('Left out').waitFor();
}
/** The page of the first client that is found. */
const found = (page: Page) => page.locator('.pl-row-link').first().click();

const clients: readonly Screen[] = [
  ...inAllWeathers('clients', '/clients'),
  staff('clients', '/clients?q=zzz', { state: 'no-match' }),
  staff('clients', '/clients?show=archived', { state: 'archived' }),
  staff('clients', '/clients', { state: 'adding', windowOnly: true, act: button('Add Client') }),
  staff('clients', '/clients', { state: 'similar', windowOnly: true, act: similarClient }),
  staff('clients', '/clients', { state: 'editing', windowOnly: true, act: button(/^Edit /) }),
  staff('clients', '/clients', {
    state: 'removing',
    windowOnly: true,
    act: button(/^(Delete|Archive) /),
  }),
  staff('clients', '/clients', { state: 'import', windowOnly: true, act: button('Import') }),
  staff('clients', '/clients', { state: 'import-preview', windowOnly: true, act: clientsImport }),
  staff('client', '/clients?q=ridgeline', { act: found }),
  staff('client', '/clients?q=upper fern', { state: 'long', act: found }),
  staff('client', '/clients/1', {
    state: 'archived',
    answers: [{ to: /\/api\/clients\/\d+$/, change: { archivedAt: '2026-03-02T17:00:00.000Z' } }],
  }),
  staff('client', '/clients/1', { state: 'editing', windowOnly: true, act: button('Edit') }),
  staff('client', '/clients/999999', { state: 'not-found', failedRequests: true }),
  staff('client', '/clients/1', wrong),
  staff('client', '/clients/1', loading),
];

const requests: readonly Screen[] = [
  ...inAllWeathers('leads', '/clients/leads'),
  ...inAllWeathers('lead-messages', '/clients/leads?tab=messages'),
  ...inAllWeathers('subscribers', '/clients/leads?tab=subscribers'),
  staff('leads', '/clients/leads?q=zzz', { state: 'no-match' }),
  staff('lead', '/clients/leads/4'),
  staff('lead', '/clients/leads/2', { state: 'answered' }),
  staff('lead', '/clients/leads/1', { state: 'lost' }),
  staff('lead', '/clients/leads/3', { state: 'message' }),
  staff('lead', '/clients/leads/4', wrong),
  staff('lead', '/clients/leads/4', loading),
  staff('lead', '/clients/leads/999999', { state: 'not-found', failedRequests: true }),
  staff('lead', '/clients/leads/4', {
    state: 'losing',
    windowOnly: true,
    act: (page) => page.getByLabel('Status').selectOption('lost'),
  }),
  staff('lead', '/clients/leads/4', {
    state: 'becoming-client',
    windowOnly: true,
    act: button('Make client and estimate'),
  }),
  visitor('quote', '/quote', { state: 'missing', act: button('Request my free quote') }),
  visitor('quote', '/quote', {
    state: 'optional',
    act: (page) => page.getByText('Optional details').click(),
  }),
  visitor('contact', '/contact', {
    state: 'failing',
    calls: { matching: API, go: 'wrong' },
    failedRequests: true,
    act: async (page) => {
      for (const [label, text] of [
        ['Name', 'Dana'],
        ['Email', 'dana@client.example'],
        ['Message', 'Hello'],
      ] as const)
        await page.getByRole('form').getByLabel(label).first().fill(text);
      await button('Send message')(page);
      await page.getByText('Failed to send message.').waitFor();
    },
  }),
  visitor('newsletter-confirm', '/newsletter/confirm?key=1.AAAAAAAAAAAAAAAAAAAAAA'),
];

const operations: readonly Screen[] = [
  ...inAllWeathers('vendors', '/vendors'),
  staff('vendors', '/vendors', { state: 'adding', windowOnly: true, act: button('Add Vendor') }),
  ...inAllWeathers('vendor-payments', '/vendor-payments'),
  staff('vendor-payments', '/vendor-payments', {
    state: 'adding',
    windowOnly: true,
    act: button('Create Payment'),
  }),
  staff('vendor-payments', '/vendor-payments', {
    state: 'approving',
    windowOnly: true,
    act: button('Approve Payment'),
  }),
  staff('vendor', '/vendors/1'),
  staff('vendor-payments-approved', '/vendor-payments?status=approved'),
  staff('vendor-payment', '/vendor-payments/1'),
  staff('batches', '/vendor-payments/batches'),
  ...inAllWeathers('calendar-month', '/calendar'),
  ...inAllWeathers('calendar-list', '/calendar?view=list'),
  staff('calendar-week', '/calendar?mode=week'),
  staff('calendar-day', '/calendar?mode=day'),
  staff('calendar-new', '/calendar/new'),
  staff('calendar-new', '/calendar/new', { state: 'empty', company: 'empty' }),
  staff('job', ({ jobId }) => `/calendar/jobs/${jobId}`),
  staff('job', '/calendar/jobs/999999', { state: 'not-found', failedRequests: true }),
  ...inAllWeathers('price-book', '/pricebook'),
  staff('price-book', '/pricebook', {
    state: 'category',
    act: (page) => page.getByRole('button', { name: /^Installation/ }).click(),
  }),
  staff('price-book', '/pricebook?q=shingle', { state: 'results' }),
  staff('price-book', '/pricebook?q=zzz', { state: 'no-match' }),
  staff('price-book', '/pricebook', { state: 'adding', windowOnly: true, act: button('Add Item') }),
  staff('price-book', '/pricebook?show=archived', { state: 'archive' }),
  staff('price-book', '/pricebook?import=1', { state: 'import', windowOnly: true }),
  staff('price-book', '/pricebook?import=1', {
    state: 'import-preview',
    windowOnly: true,
    act: async (page) => {
      const csv =
        'Category,Type,Name,Unit,Price,Cost,Colour\nInstallation,,Snow ' +
        'guard,each,14,6,grey\nNowhere,,Thing,each,1,,\nInstallation,,Snow rail,lnft,x,,\n';
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'price-book.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByText('These lines will be left out').waitFor();
    },
  }),
  staff('price-book-item', '/pricebook/new/service', { state: 'service', windowOnly: true }),
  staff('price-book-item', '/pricebook/new/material', { state: 'material', windowOnly: true }),
  staff('price-book-item', '/pricebook/items/1', { state: 'edit', windowOnly: true }),
  staff('price-book-item', '/pricebook/items/999999', {
    state: 'not-found',
    windowOnly: true,
    failedRequests: true,
  }),
  ...inAllWeathers('price-book-prices', '/pricebook/prices'),
  staff('price-book-prices', '/pricebook/prices', {
    state: 'preview',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Percent' }).fill('4');
      await button('Show new prices')(page);
      await page.getByText(/^New prices \(/).waitFor();
    },
  }),
  ...inAllWeathers('settings', '/settings'),
  ...['business', 'estimates', 'hours', 'users', 'appearance', 'account'].map((section) =>
    staff(`settings-${section}`, `/settings/${section}`),
  ),
  staff('settings-users', '/settings/users', {
    state: 'adding',
    windowOnly: true,
    act: button('Add User'),
  }),
  staff('inbox', '/dev/inbox'),
  staff('inbox', '/dev/inbox', { state: 'empty', company: 'empty' }),
  staff('inbox', '/dev/inbox', {
    state: 'message',
    act: async (page) => {
      await page.locator('tbody a').first().click();
      await page.waitForURL(/\/dev\/inbox\/\d+$/);
    },
  }),
  staff('api-docs', '/api/docs'),
];

export const screens: readonly Screen[] = [
  ...site,
  ...publicEstimate,
  ...doors,
  ...estimates,
  ...wizards,
  ...clients,
  ...requests,
  ...emailScreens,
  ...operations,
];
