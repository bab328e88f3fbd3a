// Pages without script: forms that post to routes of the API, and what the server fills into pages.
import type { Html } from '../servers/html.ts';
import type { Audience } from './files/pictures.ts';

/** The fields of a form or of an address, as they were typed. */
export type Typed = Readonly<Record<string, string>>;
/** What the server fills into the site's page for answers. */
export interface FormPage {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
}
/** A route that a page without script can post to. */
export interface PlainForm {
  /** The field whose files are pictures, and how many; they arrive as their names. */
  readonly pictures?: {
    readonly field: string;
    readonly most: number;
    readonly audience: Audience;
  };
  /** Where the browser goes on when it worked; undefined leaves the answer as it is. */
  readonly done: (typed: Typed) => string | undefined;
  /** What it shows when it did not: what is wrong, and the form with what was typed. */
  readonly again: (
    typed: Typed,
    problem: { readonly message: string; readonly errors: Readonly<Record<string, string>> },
  ) => FormPage;
}
