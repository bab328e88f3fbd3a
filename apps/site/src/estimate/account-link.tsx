// After an approval, offers the client an account by a link to the email on file. The page says the
// same whether they already have an account or not.
import { useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { askForAccount } from './api.ts';
import { useEstimateWords } from './in-language.tsx';
import { isSaved, situationOf } from './situation.ts';

type State =
  { readonly kind: 'idle' | 'sending' | 'failed' } | { readonly kind: 'sent'; readonly to: string };

/**
 * Requests the link and returns the new state. Without an email on file there is nowhere to send
 * it.
 */
async function stateAfter(estimate: PublicEstimate): Promise<State> {
  const outcome = await askForAccount(estimate);
  const to = outcome.kind === 'done' ? outcome.value.to : null;
  return to === null ? { kind: 'failed' } : { kind: 'sent', to };
}

export function AccountLink({ estimate }: { readonly estimate: PublicEstimate }) {
  const { account, questions } = useEstimateWords();
  const [state, setState] = useState<State>({ kind: 'idle' });
  if (situationOf(estimate) !== 'approved' || !isSaved(estimate)) return null;
  const send = () => {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    void stateAfter(estimate).then(setState);
  };
  return (
    <section>
      <h2>{account.title}</h2>
      <p>{account.text}</p>
      {state.kind === 'sent' ? (
        <p className="panel panel-good" role="status">
          {account.sent(state.to)}
        </p>
      ) : (
        <div className="actions">
          <button
            type="button"
            className="button button-ghost"
            onClick={send}
            aria-disabled={state.kind === 'sending'}
          >
            {state.kind === 'sending' ? questions.sending : account.send}
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className="pdf-problem" role="alert">
          {account.failed}
        </p>
      )}
    </section>
  );
}
