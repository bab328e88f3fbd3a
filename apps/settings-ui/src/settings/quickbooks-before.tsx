// Before connecting: what will happen in books that already have data, and what never will.
import { say } from '@purlin/words/screens/settings-quickbooks.ts';
import { TickIcon } from '@blueprintjs/icons';

const WHAT = ['goes', 'nobody-twice', 'nothing-overwritten', 'no-money'] as const;

export const BeforeConnecting = () => (
  <ul className="qb-before" aria-label={say('what-connecting-does')}>
    {WHAT.map((what) => (
      <li key={what}>
        <TickIcon aria-hidden />
        <div className="qb-before-words">
          <strong>{say(`before.${what}`)}</strong>
          {say(`before-what.${what}`)}
        </div>
      </li>
    ))}
  </ul>
);
