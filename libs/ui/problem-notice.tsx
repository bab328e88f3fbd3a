// What the server said no to, where no field says it: over the fields of a form.
import { Notice } from './states.tsx';

/** Nothing while there is no problem, or while the fields say what is wrong. */
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
