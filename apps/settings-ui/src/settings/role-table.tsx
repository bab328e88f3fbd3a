// What each role may do, at a glance, from the rights table that the server enforces.
import { isStaff, Role, STAFF } from '@purlin/domain/access/user-shapes.ts';
import { EyeOpen, Person, Tick } from '@blueprintjs/icons';
import { Panel } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/settings-people.ts';
import { type Deed, GROUPS, standingOf } from './role-deeds.ts';
import './users.css';

/** The most powerful role first, non-staff roles last. */
const ROLES: readonly Role[] = [
  ...Role.options.filter((role) => role === 'admin'),
  ...STAFF.filter((role) => role !== 'admin'),
  ...Role.options.filter((role) => !isStaff(role)),
];

// Icons are equally narrow in every language.
const PICTURES = {
  does: <Tick aria-hidden className="set-may" />,
  own: <Person aria-hidden />,
  reads: <EyeOpen aria-hidden />,
  no: null,
};

function Cell({ role, deed }: { readonly role: Role; readonly deed: Deed }) {
  const standing = standingOf(role, deed);
  return (
    <>
      {PICTURES[standing]}
      <span className="pl-hidden">{say(standing)}</span>
    </>
  );
}

/** The legend of the icons. */
const Legend = () => (
  <ul className="set-legend">
    {(['does', 'reads', 'own'] as const).map((standing) => (
      <li key={standing}>
        {PICTURES[standing]} {say(`legend.${standing}`)}
      </li>
    ))}
  </ul>
);

/** `mine`: the current user's role, whose column is highlighted. */
export const RoleTable = ({ mine }: { readonly mine: Role | undefined }) => (
  <Panel flush title={say('roles')} description={say('roles-lead')}>
    <Legend />
    <div className="pl-table-scroll set-roles">
      <table className="pl-table">
        <caption className="pl-hidden">{say('roles')}</caption>
        <colgroup>
          <col className="set-deeds" />
          {ROLES.map((role) => (
            <col key={role} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="pl-hidden">{say('deed')}</span>
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col" data-mine={role === mine || undefined}>
                <span>{label(`role.${role}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map(([group, deeds]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={ROLES.length + 1}>
                {say(`deeds.${group}`)}
              </th>
            </tr>
            {deeds.map((deed) => (
              <tr key={deed.name}>
                <th scope="row">{say(`deed.${deed.name}`)}</th>
                {ROLES.map((role) => (
                  <td key={role} data-mine={role === mine || undefined}>
                    <Cell role={role} deed={deed} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  </Panel>
);
