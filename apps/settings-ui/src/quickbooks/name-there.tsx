// The field for a record's name in QuickBooks. Name errors are shown at the field, all others above
// the fields.
import { ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { refusalOfName, type Problem } from './proposed-name.ts';

/** Renders nothing if the field shows the error. */
export const NotSaved = ({
  problem,
  hasField = true,
}: {
  readonly problem: Problem | undefined;
  /** Whether the form has a name field. */
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
