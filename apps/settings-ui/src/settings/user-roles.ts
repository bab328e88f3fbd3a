// The roles to choose from, each with a description of what it sees.
import type { User } from '@purlin/contracts/signing-in.ts';
import { Role } from '@purlin/domain/access/user-shapes.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-people.ts';

export const roleChoices = () =>
  Role.options.map((value) => ({ value, label: label(`role.${value}`) }));

export const whatTheySee = (role: User['role']): string => say(`sees.${role}`);
