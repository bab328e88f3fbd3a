// The name that a person chooses for QuickBooks, with what the server has against it at the field,
// and everything else that it has against a decision over the fields.
import { ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { refusalOfName, type Problem } from './proposed-name.ts';

/** Nothing where the field says it. */
export const NotSaved = ({
  problem,
  hasField = true,
}: {
  readonly problem: Problem | undefined;
  /** Whether a name can be chosen at all. */
  readonly hasField?: boolean;
}) =>
  problem && !(hasField && refusalOfName(problem) !== undefined) ? (
    <ProblemNotice title={say('not-saved')} problem={{ message: problem.message, errors: {} }} />
  ) : null;

export const NameThere = ({
  name,
  problem,
  onChange,
}: {
  readonly name: string;
  readonly problem: Problem | undefined;
  readonly onChange: (name: string) => void;
}) => (
  <TextField
    label={say('name-there')}
    value={name}
    maxLength={100}
    error={refusalOfName(problem)}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
