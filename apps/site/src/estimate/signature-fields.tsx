// The full terms, the consent checkbox, and the typed name that serves as signature.
import { useEffect, useRef } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { useEstimateWords } from './in-language.tsx';
import { Typed } from './offer.tsx';
import { agreementIn } from './shown.ts';
import type { AnswerState } from './use-answer.ts';

/** The maximum length the server accepts (estimate.ts, Answer). */
const LONGEST_NAME = 200;

export function SignatureFields({
  estimate,
  answer,
}: {
  readonly estimate: PublicEstimate;
  readonly answer: AnswerState;
}) {
  const words = useEstimateWords();
  const { terms, consentText } = agreementIn(estimate, words.language);
  const { signature, sign, missing } = answer;
  const box = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missing) (missing.agreed === undefined ? name : box).current?.focus();
  }, [missing]);
  return (
    <div className="signature">
      {terms !== '' && <Terms text={terms} label={words.terms} />}
      <div className="entry">
        <label className="consent">
          <input
            ref={box}
            type="checkbox"
            checked={signature.agreed}
            onChange={(event) => sign({ ...signature, agreed: event.target.checked })}
            aria-invalid={missing?.agreed !== undefined}
            aria-describedby="consent-problem"
          />
          <span>{consentText}</span>
        </label>
        <p id="consent-problem" className="entry-problem" role="alert">
          {missing?.agreed}
        </p>
      </div>
      <div className="entry">
        <label htmlFor="signed-name">{words.signature.name}</label>
        <input
          ref={name}
          id="signed-name"
          className="signed-name"
          type="text"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={signature.name}
          onChange={(event) => sign({ ...signature, name: event.target.value })}
          aria-invalid={missing?.name !== undefined}
          aria-describedby="name-problem"
        />
        <p id="name-problem" className="entry-problem" role="alert">
          {missing?.name}
        </p>
      </div>
    </div>
  );
}

const Terms = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <section className="signature-terms" aria-labelledby="signature-terms">
    <h3 id="signature-terms">{label}</h3>
    <Typed>{text}</Typed>
  </section>
);
