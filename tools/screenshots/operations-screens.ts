// Vendors, payments, calendar, price book, settings and the inbox of test e-mails.
import { button, inAllWeathers, staff, type Screen } from './screen.ts';

export const operationsScreens: readonly Screen[] = [
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
  staff('batch', '/vendor-payments/batches/22'),
  ...inAllWeathers('calendar-month', '/calendar'),
  ...inAllWeathers('calendar-list', '/calendar?view=list'),
  staff('calendar-week', '/calendar?mode=week'),
  staff('calendar-day', '/calendar?mode=day'),
  staff('calendar-new', '/calendar/new'),
  staff('calendar-new', '/calendar/new', { state: 'empty', company: 'empty' }),
  staff('weather-shift', '/calendar/weather-shift'),
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
      await page.getByText('These lines will be skipped').waitFor();
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
      await button('Preview new prices')(page);
      await page.getByText(/^New prices \(/).waitFor();
    },
  }),
  ...inAllWeathers('settings', '/settings'),
  ...['business', 'estimates', 'hours', 'users', 'notifications', 'appearance', 'account'].map(
    (section) => staff(`settings-${section}`, `/settings/${section}`),
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
