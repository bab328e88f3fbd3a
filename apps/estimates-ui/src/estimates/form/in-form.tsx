// For specs: renders a part of the form with given values, the providers of libs/web, and a fake
// API.
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { createBrowserRouter, RouterProvider, WebProviders } from '@purlin/web/web.ts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { emptyForm, type FormValues } from '../draft/values.ts';

/** Responses by URL prefix; the longest match wins. */
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

/** Renders the part and returns its form. */
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
