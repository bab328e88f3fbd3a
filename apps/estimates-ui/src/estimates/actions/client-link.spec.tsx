// Specs of the link to the client's page: in the client's language, shown or copied.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { drawInForm } from '../form/in-form.tsx';
import { AsClient } from './as-client.tsx';
import { copyClientLink } from './client-link.ts';

afterEach(cleanup);

const client = { id: 7, name: 'Rosa', language: 'es' };
const estimate = { estimateNumber: 'EST-12-7GQ2M4XA', clientId: 7 };
const link = `${location.origin}/es/estimate/EST-12-7GQ2M4XA`;

it('links to the page in their language', async () => {
  drawInForm(<AsClient estimate={estimate} />, {}, { '/api/clients/7': client });
  await expect.poll(() => screen.getByRole('link').getAttribute('href')).toBe(link);
});

it('is copied in their language from a list, too', async () => {
  userEvent.setup();
  drawInForm(<p />, {}, { '/api/clients/7': client });
  await copyClientLink(estimate);
  expect(await navigator.clipboard.readText()).toBe(link);
});
