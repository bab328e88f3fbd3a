// Specs of showing the server's field errors beside the fields.
import { expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { failureNotice } from './commands.ts';
import { applyProblem } from './form-problem.ts';

const form = (values: Record<string, unknown>) => ({
  setError: vi.fn(),
  getValues: (name?: unknown) => (typeof name === 'string' ? values[name] : values) as never,
});
const problem = (errors: Record<string, string>) =>
  new ApiProblem({ status: 400, message: 'Please correct the form', said: true, errors });

it('sets errors on existing fields and focuses the first', () => {
  const target = form({ email: '', name: '' });
  expect(
    applyProblem(
      target,
      problem({ other: 'x', email: 'Please enter a valid email address', name: 'Too long' }),
    ),
  ).toBe(true);
  expect(target.setError.mock.calls).toEqual([
    [
      'email',
      { type: 'server', message: 'Please enter a valid email address' },
      { shouldFocus: true },
    ],
    ['name', { type: 'server', message: 'Too long' }, { shouldFocus: false }],
  ]);
});

it('returns false when no error belongs to the form', () => {
  const target = form({ email: '' });
  expect(applyProblem(target, problem({ other: 'x' }))).toBe(false);
  expect(applyProblem(target, undefined)).toBe(false);
  expect(target.setError).not.toHaveBeenCalled();
});

it.each([
  [
    "the server's words",
    new ApiProblem({ status: 409, message: 'Already accepted', said: true }),
    'Already accepted',
  ],
  [
    'our words when it gave none',
    new ApiProblem({ status: 500, message: '500: x' }),
    'Failed to send',
  ],
  [
    'ours and what to do when nobody answered',
    new ApiProblem({ status: 0, message: 'Check your connection.' }),
    'Failed to send. Check your connection.',
  ],
])('reports a failure with %s', (_, failure, description) =>
  expect(failureNotice(failure, 'Failed to send')).toEqual({
    title: 'Error',
    description,
    intent: 'destructive',
  }),
);

it("names the part that failed before the server's message", () => {
  const refused = new ApiProblem({ status: 400, message: 'The rate is missing', said: true });
  expect(failureNotice(refused, 'Failed to send', 'Failed to create line item').description).toBe(
    'Failed to create line item. The rate is missing',
  );
});

it('puts one period between what failed and what to do', () =>
  expect(
    failureNotice(
      new ApiProblem({ status: 0, message: 'Check your connection.' }),
      'Failed to process. Please try again.',
    ).description,
  ).toBe('Failed to process. Please try again. Check your connection.'));
