// Specs of form validation, in the wording and order of the specification.
import { expect, test } from 'vitest';
import {
  contractErrors,
  linesErrors,
  optionsErrors,
  optionsWords,
  projectErrors,
  simpleWords,
  standardWords,
} from './checks.ts';
import { defaultOptions } from './packages.ts';
import { emptyForm, emptyLine, type FormValues } from './values.ts';

const complete: FormValues = {
  ...emptyForm,
  clientId: 7,
  projectTitle: 'New roof',
  serviceAddress: '1 Oak St',
  lines: [{ ...emptyLine, description: 'Shingles', quantity: '24.5', rate: '100' }],
};
const words = (fieldErrors: readonly { readonly message: string }[]) =>
  fieldErrors.map(({ message }) => message);

test('requires client, project title and service address, in this order and in each form’s wording', () => {
  expect(words(projectErrors(emptyForm, simpleWords))).toEqual([
    'Please select a client',
    'Please enter a project title',
    'Please enter a service address',
  ]);
  expect(words(projectErrors(emptyForm, standardWords))).toEqual([
    'Please select a client',
    'Estimate title is required',
    'Service address is required',
  ]);
  expect(words(projectErrors(emptyForm, optionsWords))).toEqual([
    'Please select a client',
    'Project title is required',
    'Service address is required',
  ]);
  expect(projectErrors({ ...complete, projectTitle: '   ' }, simpleWords)).toEqual([
    { field: 'projectTitle', message: 'Please enter a project title' },
  ]);
  expect(projectErrors(complete, simpleWords)).toEqual([]);
});

test('requires a line, descriptions and rates, and a total above zero', () => {
  expect(linesErrors([])).toEqual([
    { field: 'lines', message: 'Please add at least one line item' },
  ]);
  expect(
    linesErrors([
      ...complete.lines,
      { ...emptyLine, description: ' ', rate: '0.00', included: true },
      { ...emptyLine, description: 'Vents' },
    ]),
  ).toEqual([
    {
      field: 'lines.1.description',
      message: 'Enter a description for this line.',
      toast: 'Please complete all line items',
    },
    {
      field: 'lines.2.rate',
      message: 'Enter a price, or 0.00 and mark it as included.',
      toast: 'Please complete all line items',
    },
  ]);
  expect(linesErrors(complete.lines)).toEqual([]);
  const free = { ...emptyLine, description: 'Gutters cleaned, included', rate: '0.00' };
  for (const rate of ['0.00', '0', '$0'])
    expect(linesErrors([...complete.lines, { ...free, rate }])).toEqual([
      {
        field: 'lines.1.rate',
        message: 'Enter a price, or check “Included at no charge.”',
        toast: 'Please complete all line items',
      },
    ]);
  const included = { ...free, included: true };
  expect(linesErrors([...complete.lines, included])).toEqual([]);
  expect(linesErrors([included])).toEqual([
    { field: 'lines.0.rate', message: expect.stringContaining('total is $0.00') },
  ]);
});

test('rejects invalid numbers', () => {
  const lines = [{ ...complete.lines[0]!, quantity: '30.8 bundles', rate: '1,5' }];
  const unread = [
    { field: 'lines.0.quantity', message: expect.stringContaining('“30.8 bundles”') },
    { field: 'lines.0.rate', message: expect.stringContaining('“1,5”') },
  ];
  expect(linesErrors(lines)).toEqual(unread);
  expect(contractErrors({ ...complete, lines })).toEqual(unread);
  const options = defaultOptions().map((option) => ({ ...option, lines }));
  expect(words(optionsErrors({ ...complete, estimateType: 'multi_option', options }))).toHaveLength(
    6,
  );
});

test('rejects an invalid discount or deposit in dollars at its field', () => {
  const typed = {
    discount: { kind: 'amount', value: '25o' },
    deposit: { kind: 'percent', value: '' },
  };
  expect(contractErrors({ ...complete, ...typed } as FormValues)).toEqual([
    { field: 'discount.value', message: expect.stringContaining('“25o” isn’t an amount') },
  ]);
});

test('rejects a discount or deposit above its limit at its field', () => {
  const typed = (name: 'discount' | 'deposit', value: string) =>
    contractErrors({ ...complete, [name]: { kind: 'amount', value } });
  expect(typed('discount', '2450.00')).toEqual([]);
  expect(typed('discount', '2450.01')).toEqual([
    { field: 'discount.value', message: 'The discount is more than the subtotal of $2,450.00' },
  ]);
  expect(typed('deposit', '2,450.01')).toEqual([
    { field: 'deposit.value', message: 'The deposit is more than the total of $2,450.00' },
  ]);
});

test('rejects an invalid percentage at its field', () => {
  const typed = {
    discount: { kind: 'percent', value: '150' },
    deposit: { kind: 'percent', value: '30' },
    taxPercentage: '8,25',
    processingFeePercentage: '300',
  } as const;
  expect(contractErrors({ ...complete, ...typed })).toEqual([
    { field: 'discount.value', message: expect.stringContaining('“150” isn’t a percentage') },
    { field: 'taxPercentage', message: expect.stringContaining('“8,25” isn’t a percentage') },
    { field: 'processingFeePercentage', message: expect.stringContaining('“300” isn’t') },
  ]);
});

test('requires a priced line in every option', () => {
  const multi: FormValues = {
    ...complete,
    estimateType: 'multi_option',
    lines: [],
    options: defaultOptions(),
  };
  expect(optionsErrors(multi)).toEqual([
    { field: 'options', message: 'Please add at least one line item to any option' },
  ]);
  const [good, ...rest] = defaultOptions().map((option) => ({ ...option, lines: complete.lines }));
  const options = [good!, ...rest];
  expect(optionsErrors({ ...multi, options })).toEqual([]);
  for (const lines of [[], complete.lines.map((line) => ({ ...line, rate: '0' }))])
    expect(optionsErrors({ ...multi, options: [{ ...good!, lines }, ...rest] })).toEqual([
      {
        field: 'options.0.lines',
        message: expect.stringContaining(`“${good!.title}” has no priced line items`),
      },
    ]);
  const free = { ...emptyLine, description: 'Gutters cleaned', rate: '0.00' };
  const withFree = (line: typeof free) =>
    optionsErrors({ ...multi, options: [{ ...good!, lines: [...complete.lines, line] }, ...rest] });
  expect(withFree({ ...free, included: true })).toEqual([]);
  expect(withFree(free)).toMatchObject([
    { field: 'options.0.lines.1.rate', toast: 'Please complete all line items' },
  ]);
  expect(
    optionsErrors({
      ...multi,
      options: [{ ...good!, lines: [...complete.lines, { ...emptyLine, rate: '5' }] }, ...rest],
    }),
  ).toEqual([
    {
      field: 'options.0.lines.1.description',
      message: 'Enter a description for this line.',
      toast: 'Please complete all line items',
    },
  ]);
});

test('shows contract errors beside the form’s fields', () => {
  const multi: FormValues = {
    ...complete,
    estimateType: 'multi_option',
    lines: [],
    options: [{ id: null, title: ' ', description: '', recommended: true, lines: complete.lines }],
  };
  expect(contractErrors(complete)).toEqual([]);
  expect(contractErrors(multi)).toEqual([
    { field: 'options.0.title', message: 'Please give every option a title' },
  ]);
});
