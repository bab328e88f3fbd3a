// An error from the server that no field shows, above a form's fields.
import { Notice } from './states.tsx';

/** Renders nothing if there is no problem, or if the fields show it. */
export const ProblemNotice = ({
  title,
  problem,
}: {
  readonly title: string;
  readonly problem:
    { readonly message: string; readonly errors: Readonly<Record<string, string>> } | undefined;
}) =>
  problem && Object.keys(problem.errors).length === 0 ? (
    <Notice tone="bad" title={title}>
      {problem.message}
    </Notice>
  ) : null;
