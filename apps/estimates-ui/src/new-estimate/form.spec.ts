// What the steps ask for, in the words and the order of the specification, and the totals while typing.
import { DraftInput } from '@purlin/contracts/estimate-shapes.ts';
import { expect, test } from 'vitest';
import { customerTrouble, draftBody, emptyForm, emptyLine, type FormValues, lineBody, linesTrouble, totalsOfForm } from './form.ts';

const complete: FormValues = { ...emptyForm(7), projectTitle: 'New roof', serviceAddress: '1 Oak St', lines: [{ ...emptyLine, description: 'Shingles', quantity: '3', rate: '100' }] };

test('the first step asks for client, project title and service address, in this order', () => {
  expect(customerTrouble(emptyForm(0)).map(({ message }) => message)).toEqual(['Please select a client', 'Please enter a project title', 'Please enter a service address']);
  expect(customerTrouble({ ...complete, projectTitle: '   ' })).toEqual([{ field: 'projectTitle', message: 'Please enter a project title' }]);
  expect(customerTrouble(complete)).toEqual([]);
});

test('the second step asks for a line, and for a description and a rate above 0 in every line', () => {
  expect(linesTrouble({ ...complete, lines: [] })).toEqual([{ field: 'lines', message: 'Please add at least one line item' }]);
  const lines = [...complete.lines, { ...emptyLine, description: ' ', rate: '0.00' }, { ...emptyLine, description: 'Vents' }];
  expect(linesTrouble({ ...complete, lines })).toEqual([
    { field: 'lines.1.description', message: 'Please complete all line items' }, { field: 'lines.1.rate', message: 'Please complete all line items' },
    { field: 'lines.2.rate', message: 'Please complete all line items' },
  ]);
  expect(linesTrouble(complete)).toEqual([]);
});

test('totals follow the formula of the simple wizard: tax from the undiscounted taxable lines', () => {
  const lines = [{ ...emptyLine, quantity: '3', rate: '100' }, { ...emptyLine, rate: '50.5', taxable: false }];
  expect(totalsOfForm({ lines, taxPercentage: '10', discountPercentage: '20', taxBasis: 'undiscounted' })).toEqual({ subtotalCents: 35050, discountCents: 7010, taxCents: 3000, totalCents: 31040 });
});

test('half-typed numbers count as what the fields will show: quantity 1, rate and percentages 0', () => {
  const lines = [{ ...emptyLine, quantity: '', rate: '12.' }, { ...emptyLine, quantity: 'x', rate: 'abc' }];
  expect(totalsOfForm({ lines, taxPercentage: '', discountPercentage: '-', taxBasis: 'undiscounted' })).toEqual({ subtotalCents: 1200, discountCents: 0, taxCents: 0, totalCents: 1200 });
});

test('what travels is accepted by the contract', () => {
  const body = DraftInput.parse(draftBody({ ...complete, taxPercentage: '8.25' }));
  expect(body).toMatchObject({ clientId: 7, taxPercentage: 825, taxBasis: 'undiscounted', estimateType: 'single', validUntil: null, lineItems: [] });
  expect(lineBody(5, complete.lines[0]!, 0)).toEqual({ estimateId: 5, order: 0, description: 'Shingles', quantity: '3', rate: '100.00', taxable: true });
});
