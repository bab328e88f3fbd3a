// Finds the error of a form field at any path.
import { type FieldErrors, type FieldPath, get } from 'react-hook-form';
import type { FormValues, LinesPath } from './values.ts';

interface Found {
  readonly message?: string;
  readonly root?: { readonly message?: string };
}
type Errors = FieldErrors<FormValues>;

export const errorAt = (errors: Errors, path: FieldPath<FormValues>): string | undefined =>
  get<Errors, Found | undefined>(errors, path)?.message;

/** The error of a list as a whole, which react-hook-form stores separately from those inside it. */
export const listErrorAt = (errors: Errors, path: LinesPath | 'options'): string | undefined => {
  const found = get<Errors, Found | undefined>(errors, path);
  return found?.message ?? found?.root?.message;
};
