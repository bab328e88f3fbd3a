// For specs: a part of the form around values, with the hallway's providers and an API that answers
// from a table.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { emptyForm, type FormValues } from '../draft/values.ts';

/** Answers by the beginning of the address; the longest that fits. */
export type Answers = Readonly<Record<string, unknown>>;

const answering = (answers: Answers) => (address: string) => {
  const [, answer] = Object.entries(answers)
    .filter(([beginning]) => address.startsWith(beginning))
    .toSorted(([a], [b]) => b.length - a.length)[0] ?? [undefined, undefined];
  return Promise.resolve(
    answer === undefined
      ? Response.json({ message: 'Not found', code: 'not-found', errors: {} }, { status: 404 })
      : Response.json(answer),
  );
};

/** Draws the part; gives the form it writes into. */
export function drawInForm(
  part: ReactElement,
  values: Partial<FormValues> = {},
  answers: Answers = {},
): UseFormReturn<FormValues> {
  globalThis.fetch = answering({ '/api/user': null, ...answers }) as typeof fetch;
  let form: UseFormReturn<FormValues> | undefined;
  function Form() {
    form = useForm<FormValues>({ defaultValues: { ...emptyForm, ...values } });
    return <FormProvider {...form}>{part}</FormProvider>;
  }
  const router = createBrowserRouter([{ path: '*', element: <Form /> }]);
  render(
    <ThemeRoot>
      <WebProviders notify={toast}>
        <RouterProvider router={router} />
      </WebProviders>
    </ThemeRoot>,
  );
  if (!form) throw new Error('The form was not drawn.');
  return form;
}
