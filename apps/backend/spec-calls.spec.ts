// The calls as the screens of the specification make them: method, path, payload and the answer's
// fields, row by row, in the order of a working day.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type {
  Estimate,
  EstimateOption,
  EstimateSummary,
  LineItem,
  Metrics,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { openTestApp } from '../../tools/vitest/app.ts';
import { useTestApp } from '../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let client: Client;
beforeAll(async () => {
  client = await ok('POST', '/api/clients', {
    name: 'Dana Whitfield',
    email: 'dana@client.example',
    phone: '541-555-0141',
    address: '12 Alder St, Eugene',
  });
});

/** The body of a call that must succeed. */
async function ok<T>(method: string, path: string, body?: unknown): Promise<T> {
  return succeeded(await app.call<T>(method, path, { body }), path);
}
/** The same as a visitor who holds nothing but an estimate's number, or not even that. */
async function asVisitor<T>(
  method: string,
  path: string,
  body?: unknown,
  estimateNumber?: string,
): Promise<T> {
  return succeeded(
    await app.call<T>(method, path, {
      as: 'anonymous',
      body,
      headers: estimateNumber ? { 'x-estimate-number': estimateNumber } : {},
    }),
    path,
  );
}
function succeeded<T>(answer: { status: number; text: string; body: T }, path: string): T {
  expect(answer.status, `${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
  return answer.body;
}

/** The simple wizard: totals and rates as text, no lines. */
const simplePayload = (more: object = {}) => ({
  clientId: client.id,
  clientName: client.name,
  clientEmail: client.email,
  clientPhone: client.phone,
  serviceAddress: '12 Alder St, Eugene',
  projectTitle: 'Roof repair',
  projectDescription: 'Leak at the chimney',
  estimateType: 'single',
  status: 'draft',
  discountPercentage: '10',
  taxPercentage: '8.5',
  validUntil: '2099-12-31',
  introMessage: '',
  customerNotes: '',
  internalNotes: '',
  subtotal: '300.00',
  total: '294.50',
  ...more,
});
const lines = [
  { description: 'Replace flashing', quantity: 1, rate: '100.00' },
  { description: 'Labor', quantity: 2, rate: '100' },
];
/** Written by wizard A: the estimate, then each line in sequence. */
async function simpleEstimate(): Promise<Estimate> {
  const { id } = await ok<Estimate>('POST', '/api/estimates', simplePayload());
  for (const [order, line] of lines.entries())
    await ok('POST', '/api/line-items', { estimateId: id, ...line, order });
  return ok('GET', `/api/estimates/${id}`);
}
async function sentEstimate(): Promise<Estimate> {
  const { id } = await simpleEstimate();
  return ok('POST', `/api/estimates/${id}/send`, {
    subject: '',
    message: 'Please review your estimate using the link below.',
  });
}
/** Written by the multi-option wizard: the estimate, each option, each line of it. */
async function packages(): Promise<Estimate> {
  const { id } = await ok<Estimate>('POST', '/api/estimates', {
    clientId: client.id,
    projectTitle: 'New roof',
    projectDescription: '',
    serviceAddress: '12 Alder St',
    validUntil: '',
    estimateType: 'multi_option',
    status: 'draft',
    subtotal: '600.00',
    total: '600.00',
  });
  for (const [order, title] of [
    'Good - Basic Package',
    'Better - Standard Package',
    'Best - Premium Package',
  ].entries()) {
    const option = await ok<EstimateOption>('POST', `/api/estimates/${id}/options`, {
      title,
      description: 'What it is',
      subtotal: `${order + 1}00.00`,
      order,
    });
    await ok('POST', '/api/line-items', {
      estimateOptionId: option.id,
      description: 'Shingles',
      quantity: 1,
      rate: `${order + 1}00`,
      order: 0,
    });
  }
  return ok('GET', `/api/estimates/${id}`);
}

describe('clients', () => {
  it('are listed, added, changed and deleted', async () => {
    const added = await ok<Client>('POST', '/api/clients', {
      name: 'Sam Field',
      email: 'sam@client.example',
      phone: '',
      address: '',
    });
    expect(added).toMatchObject({
      id: expect.any(Number),
      name: 'Sam Field',
      phone: null,
      address: null,
      createdAt: expect.any(String),
    });
    expect(
      await ok('PATCH', `/api/clients/${added.id}`, {
        name: 'Sam Fields',
        email: 'sam@client.example',
        phone: '541-555-0199',
        address: '1 Oak St',
      }),
    ).toMatchObject({ id: added.id, name: 'Sam Fields', phone: '541-555-0199' });
    expect(await ok('GET', '/api/clients')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: added.id, email: 'sam@client.example' }),
      ]),
    );
    await ok('DELETE', `/api/clients/${added.id}`);
    expect((await ok<Client[]>('GET', '/api/clients')).map(({ id }) => id)).not.toContain(added.id);
  });
});

describe('a single estimate', () => {
  it('of wizard A is counted from its lines: tax on the undiscounted sum', async () => {
    const estimate = await simpleEstimate();
    expect(estimate).toMatchObject({
      estimateNumber: expect.stringMatching(/^EST-\d+-/),
      clientId: client.id,
      client: { name: client.name, email: client.email },
      clientName: client.name,
      clientPhone: '541-555-0141',
      estimateType: 'single',
      status: 'draft',
      discountPercentage: 10,
      taxPercentage: 8.5,
      subtotal: '300.00',
      total: '295.50',
      validUntil: '2099-12-31',
      sentAt: null,
      estimateOptions: [],
      introMessage: 'Thank you for considering our services. Please review the estimate below.',
    });
    expect(estimate.lineItems).toMatchObject(
      lines.map(({ description, quantity }, order) => ({
        estimateId: estimate.id,
        description,
        quantity,
        rate: '100.00',
        total: `${quantity}00.00`,
        order,
        taxable: true,
      })),
    );
  });
  it('of wizard B brings its lines along', async () => {
    const items = await ok<PriceBookItem[]>('GET', '/api/price-book/items');
    const written = await ok<Estimate>('POST', '/api/estimates', {
      clientId: client.id,
      serviceAddress: '12 Alder St',
      projectTitle: 'Gutters',
      projectDescription: '',
      estimateType: 'single',
      introMessage: 'Hello',
      customerNotes: '',
      internalNotes: 'check the ladder',
      discountPercentage: 0,
      taxPercentage: 0,
      lineItems: [
        { description: 'Gutter', quantity: 3, rate: 12.5, priceBookItemId: items[0]?.id ?? null },
        { description: 'Labor', quantity: 1, rate: 80 },
      ],
      estimateOptions: [],
      subtotal: '117.50',
      total: '117.50',
    });
    expect(written).toMatchObject({
      id: expect.any(Number),
      estimateNumber: expect.any(String),
      total: '117.50',
      internalNotes: 'check the ladder',
    });
  });
  it('takes a line whose order is a moment in milliseconds, as the editor numbers its lines', async () => {
    const { id } = await ok<Estimate>('POST', '/api/estimates', simplePayload());
    for (const order of [1_763_700_000_001, 1_763_700_000_002])
      await ok('POST', '/api/line-items', {
        estimateId: id,
        description: `Line ${order}`,
        quantity: 1,
        rate: '5.00',
        order,
      });
    expect(
      (await ok<Estimate>('GET', `/api/estimates/${id}`)).lineItems.map(
        (line: LineItem) => line.description,
      ),
    ).toEqual(['Line 1763700000001', 'Line 1763700000002']);
  });
  it('is listed by status and counted on the dashboard', async () => {
    const { id } = await simpleEstimate();
    expect(
      (await ok<EstimateSummary[]>('GET', '/api/estimates?status=draft')).find(
        (one) => one.id === id,
      ),
    ).toMatchObject({
      clientName: client.name,
      projectTitle: 'Roof repair',
      status: 'draft',
      total: '295.50',
      validUntil: '2099-12-31',
      createdAt: expect.any(String),
    });
    expect(
      (await ok<EstimateSummary[]>('GET', '/api/estimates?status=accepted')).map((one) => one.id),
    ).not.toContain(id);
    expect(await ok<Metrics>('GET', '/api/dashboard/metrics')).toMatchObject({
      totalEstimates: expect.any(Number),
      pendingEstimates: expect.any(Number),
      acceptedEstimates: expect.any(Number),
      totalRevenue: expect.stringMatching(/^\d+\.\d\d$/),
    });
  });
  it('is sent, seen and declined with a message', async () => {
    const { id, estimateNumber, status, sentAt } = await sentEstimate();
    expect([status, typeof sentAt]).toEqual(['sent', 'string']);
    const seen = await asVisitor<PublicEstimate>('GET', `/api/estimates/number/${estimateNumber}`);
    expect(seen).toMatchObject({ id, status: 'sent', total: '295.50', clientEmail: client.email });
    expect(
      await asVisitor('PATCH', `/api/estimates/${id}/status`, { status: 'viewed' }, estimateNumber),
    ).toMatchObject({ id, status: 'viewed' });
    expect(
      await asVisitor(
        'PATCH',
        `/api/estimates/${id}/status`,
        { status: 'declined', clientMessage: 'Too dear' },
        estimateNumber,
      ),
    ).toMatchObject({ status: 'declined', clientMessage: 'Too dear' });
  });
  it('is approved without an option, becomes a job and is downloaded', async () => {
    const { id, estimateNumber } = await sentEstimate();
    expect(
      await asVisitor(
        'POST',
        `/api/estimates/${id}/approve-option`,
        { status: 'accepted', clientMessage: 'Go ahead' },
        estimateNumber,
      ),
    ).toMatchObject({ id, status: 'accepted', clientMessage: 'Go ahead' });
    const job = await ok<Job>('POST', `/api/estimates/${id}/convert-to-job`, {
      title: 'Roof repair',
      description: '',
      address: '12 Alder St',
      scheduledStartDate: '2099-01-05',
      scheduledEndDate: null,
      budget: '',
      notes: '',
    });
    expect(job).toMatchObject({
      title: 'Roof repair',
      clientId: client.id,
      client: { name: client.name },
      status: 'scheduled',
      budget: null,
      scheduledEndDate: null,
    });
    expect((await ok<Job[]>('GET', '/api/jobs')).map((one) => one.id)).toContain(job.id);
    expect(await ok('GET', `/api/jobs/${job.id}`)).toMatchObject({
      id: job.id,
      title: 'Roof repair',
    });
    const pdf = await app.call('GET', `/api/estimates/${id}/pdf`);
    expect([
      pdf.status,
      pdf.headers.get('content-type'),
      pdf.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', expect.stringContaining(`estimate-${estimateNumber}.pdf`)]);
  });
  it('is deleted; what cannot be deleted says why', async () => {
    const { id } = await simpleEstimate();
    expect(await ok('DELETE', `/api/estimates/${id}`)).toMatchObject({
      message: expect.any(String),
    });
    expect(
      (await app.call<{ message: string }>('DELETE', '/api/estimates/999999999')).body.message,
    ).toMatch(/\w/);
  });
});

it('a PDF that cannot be printed says so', async () => {
  const { id } = await simpleEstimate();
  const withoutPrinter = await openTestApp({
    beside: app,
    env: { ROLE: 'api', CHROMIUM_PATH: '/bin/false' },
  });
  try {
    const { status, body } = await withoutPrinter.call<{ code: string; message: string }>(
      'GET',
      `/api/estimates/${id}/pdf`,
    );
    expect([status, body.code, body.message]).toEqual([
      503,
      'pdf-failed',
      'Failed to generate PDF',
    ]);
  } finally {
    await withoutPrinter.close();
  }
});

describe('a multi-option estimate', () => {
  it('has its options in their order, each with its lines and its own total', async () => {
    const { id, estimateType, estimateOptions } = await packages();
    expect([
      estimateType,
      estimateOptions.map(({ title, subtotal, order, estimateId }) => [
        title,
        subtotal,
        order,
        estimateId,
      ]),
    ]).toEqual([
      'multi_option',
      [
        ['Good - Basic Package', '100.00', 0, id],
        ['Better - Standard Package', '200.00', 1, id],
        ['Best - Premium Package', '300.00', 2, id],
      ],
    ]);
    expect(
      (await ok<EstimateOption[]>('GET', `/api/estimates/${id}/options`)).map(({ lineItems }) =>
        lineItems.map(({ description }) => description),
      ),
    ).toEqual([['Shingles'], ['Shingles'], ['Shingles']]);
  });
  it('is approved by one of them, once', async () => {
    const { id, estimateNumber, estimateOptions } = await packages();
    await ok('POST', `/api/estimates/${id}/send`, {
      subject: '',
      message: 'Please review your estimate using the link below.',
    });
    const approve = () =>
      asVisitor<PublicEstimate>(
        'POST',
        `/api/estimates/${id}/approve-option`,
        { optionId: estimateOptions[2]!.id, status: 'accepted', clientMessage: '' },
        estimateNumber,
      );
    for (let times = 0; times < 2; times++)
      expect(await approve()).toMatchObject({
        status: 'accepted',
        selectedOptionId: estimateOptions[2]!.id,
        total: '300.00',
      });
  });
});

describe.each(['pricebook', 'price-book'])('the price book at /api/%s', (family) => {
  it('has categories and items, offered as services and materials', async () => {
    const name = `Roofing ${family}`;
    const category = await ok<PriceBookCategory>('POST', `/api/${family}/categories`, {
      name,
      description: null,
      type: 'service',
      order: 0,
    });
    const item = await ok<PriceBookItem>('POST', `/api/${family}/items`, {
      categoryId: category.id,
      name: 'Tear-off',
      description: null,
      unit: 'sqft',
      standardPrice: '1.25',
      costPrice: null,
      isActive: true,
    });
    expect(item).toMatchObject({
      categoryId: category.id,
      categoryType: 'service',
      name: 'Tear-off',
      description: null,
      unit: 'sqft',
      standardPrice: '1.25',
      costPrice: null,
      isActive: true,
    });
    const changed = await ok('PUT', `/api/${family}/items/${item.id}`, {
      id: item.id,
      name: 'Tear-off, one layer',
      description: 'Down to the deck',
      unit: 'sqft',
      standardPrice: '',
      costPrice: '0.80',
      categoryId: category.id,
      isActive: true,
    });
    expect(changed).toMatchObject({
      id: item.id,
      name: 'Tear-off, one layer',
      standardPrice: '0.00',
      costPrice: '0.80',
    });
    expect(
      (await ok<PriceBookCategory[]>('GET', `/api/${family}/categories`)).find(
        ({ id }) => id === category.id,
      ),
    ).toMatchObject({ name, type: 'service', order: 0, items: [{ id: item.id }] });
    expect(await ok('GET', `/api/${family}/items?categoryId=${category.id}`)).toMatchObject([
      { id: item.id, name: 'Tear-off, one layer' },
    ]);
    expect(await ok('GET', `/api/${family}/services`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: item.id,
          standardPrice: '0.00',
          scopeOfWork: 'Down to the deck',
          unit: 'sqft',
        }),
      ]),
    );
    expect(await ok('GET', `/api/${family}/materials`)).toEqual([]);
    expect(
      await ok('PUT', `/api/${family}/categories/${category.id}`, {
        name: `${name} work`,
        description: null,
        type: 'service',
        order: 0,
      }),
    ).toMatchObject({ id: category.id, name: `${name} work` });
    await ok('DELETE', `/api/${family}/items/${item.id}`);
    await ok('DELETE', `/api/${family}/categories/${category.id}`);
    expect(
      (await ok<PriceBookCategory[]>('GET', `/api/${family}/categories`)).map(({ id }) => id),
    ).not.toContain(category.id);
  });
});

describe('the public forms', () => {
  it('are taken as their fields stand', async () => {
    await asVisitor('POST', '/api/quote', {
      name: 'Kim Ash',
      email: 'kim@visitor.example',
      phone: '541-555-0123',
      address: '9 Fir St',
      projectType: 'leak-repair',
      urgency: 'flexible',
      description: '',
      preferredMaterial: '',
      isInsuranceClaim: false,
    });
    await asVisitor('POST', '/api/quote', {
      name: 'Kim Ash',
      email: 'kim@visitor.example',
      phone: '541-555-0123',
      address: '9 Fir St',
      projectType: 'other',
      urgency: 'asap',
      description: 'Soon',
      preferredMaterial: 'Not Sure - Need Recommendation',
      isInsuranceClaim: true,
    });
    await asVisitor('POST', '/api/contact', {
      name: 'Kim Ash',
      email: 'kim@visitor.example',
      phone: '',
      subject: 'general-inquiry',
      message: 'Do you work in Springfield?',
      preferredContact: 'either',
    });
    await asVisitor('POST', '/api/contact', {
      name: 'Kim Ash',
      email: 'kim@visitor.example',
      phone: '',
      subject: '',
      message: 'Hello',
      preferredContact: 'email',
    });
    expect((await ok<unknown[]>('GET', '/api/leads')).length).toBe(4);
  });
});

describe('what is refused says it in the words of the specification', () => {
  const message = async (path: string, body: unknown) =>
    (await app.call<{ message: string; errors?: Record<string, string> }>('POST', path, { body }))
      .body;
  const said = async (path: string, body: unknown): Promise<string[]> => {
    const { message: whole, errors = {} } = await message(path, body);
    return [whole, ...Object.values(errors).flat()];
  };
  it.each([
    ['Please select a client', { clientId: 0 }],
    ['Please enter a project title', { projectTitle: ' ' }],
    ['Please enter a service address', { serviceAddress: '' }],
  ])('estimate: %s', async (text, change) => {
    expect(await said('/api/estimates', simplePayload(change))).toContain(text);
  });
  it.each([
    ['/api/quote', { name: '', email: '', phone: '', address: '', projectType: '' }],
    ['/api/contact', { name: '', email: '', message: '' }],
  ])('%s: Please fill in all required fields.', async (path, body) => {
    expect((await said(path, body)).join(' ')).toContain('Please fill in all required fields');
  });
});
