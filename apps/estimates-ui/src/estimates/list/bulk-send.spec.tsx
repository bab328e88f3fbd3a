// Specs of sending several estimates: the recipients, and the reasons for those left out.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SendQuestion, whyLeftOut, whyNoneIsSent } from './bulk-send.tsx';

afterEach(cleanup);

type Row = Parameters<typeof whyLeftOut>[0];
const row = (id: number, clientName: string, over: Partial<Row> = {}): Row => ({
  id,
  clientName,
  status: 'sent',
  withdrawn: false,
  ...over,
});

it.each([
  ['draft', undefined],
  ['sent', undefined],
  ['viewed', undefined],
  ['accepted', 'Accepted'],
  ['declined', 'Declined'],
] as const)('%s is left out: %s', (status, why) =>
  expect(whyLeftOut(row(1, 'Ann Lee', { status }))).toBe(why),
);

it('lists who gets one, and who does not with the reason', () => {
  const ann = row(1, 'Ann Lee');
  const chosen = [
    ann,
    row(2, 'Bo Larsen', { status: 'accepted' }),
    row(3, 'Cy Young', { withdrawn: true }),
  ];
  render(<SendQuestion sent={[ann]} chosen={chosen} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'EST-1, Ann Lee',
    'EST-2, Bo Larsen: Accepted',
    'EST-3, Cy Young: Withdrawn',
  ]);
});

it('says why none of the selected is sent', () => {
  const accepted = row(2, 'Bo Larsen', { status: 'accepted' });
  expect(whyNoneIsSent([accepted, row(3, 'Cy Young', { withdrawn: true })])).toBe(
    'none can be sent: accepted, withdrawn',
  );
  expect([whyNoneIsSent([accepted, row(1, 'Ann Lee')]), whyNoneIsSent([])]).toEqual([
    undefined,
    undefined,
  ]);
});
