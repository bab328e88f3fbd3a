// Specs of creating an estimate: a line the table opened by itself does not block it.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { linesErrors } from '../draft/checks.ts';
import { emptyLine, type FormValues } from '../draft/values.ts';
import { drawInForm } from '../form/in-form.tsx';
import type { EstimateForm } from '../form/use-estimate-form.ts';
import { useCreate } from './use-create.ts';

afterEach(cleanup);

const complain = vi.fn<EstimateForm['complain']>();

function Create() {
  const form = useFormContext<FormValues>();
  const work = { form, complain, mark: () => {}, finish: () => {} } as unknown as EstimateForm;
  const { create } = useCreate({
    work,
    errorsIn: ({ lines }) => linesErrors(lines),
    stepOf: () => 1,
    setStep: () => {},
  });
  return (
    <button type="button" onClick={() => void create()}>
      Save & Send
    </button>
  );
}

it('ignores a line that was only opened', async () => {
  const form = drawInForm(<Create />, {
    lines: [{ ...emptyLine, description: 'Ridge cap', rate: '10.00' }, { ...emptyLine }],
  });
  await userEvent.click(screen.getByRole('button'));
  expect(form.getValues('lines').map(({ description }) => description)).toEqual(['Ridge cap']);
  const fields = complain.mock.calls.flatMap(([errors]) => errors.map(({ field }) => field));
  expect(fields.filter((field) => field.startsWith('lines'))).toEqual([]);
});
