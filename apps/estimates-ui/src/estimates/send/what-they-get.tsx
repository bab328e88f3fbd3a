// A read-only preview of what the client will get, rendered by the code that renders the real
// thing: their page, the email, the PDF.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { framedPagePath } from '@purlin/domain/estimates/client-page.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { SegmentedField } from '@purlin/ui/ui.ts';
import { addressOf } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { useEffect, useState } from 'react';
import type { MailDraft } from './use-sending.ts';

const parts = ['page', 'email', 'paper'] as const;
type Part = (typeof parts)[number];
const widths = ['phone', 'desktop'] as const;
/** The page is ours and runs its script; the others are sandboxed without scripts. */
const held: Readonly<Record<Part, string | undefined>> = { page: undefined, email: '', paper: '' };
/** The debounce of the email preview, in ms. */
const TYPED_MS = 600;
/** How much of a message fits into a URL. */
const SHOWN = 3000;

/** The debounced text. */
function useSettled(letter: MailDraft): MailDraft {
  const [settled, setSettled] = useState(letter);
  const { address, subject, message } = letter;
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled({ address, subject, message }), TYPED_MS);
    return () => window.clearTimeout(timer);
  }, [address, subject, message]);
  return settled;
}

interface Props {
  readonly estimate: Estimate;
  readonly language: Language;
  readonly letter: MailDraft;
}

function addressOfPart(part: Part, { estimate, language }: Props, letter: MailDraft): string {
  if (part === 'page') return framedPagePath(estimate.estimateNumber, language);
  const { subject, message } = letter;
  const words = { subject: cutToWhole(subject, 300), message: cutToWhole(message, SHOWN) };
  return addressOf(estimates.asSent, {
    params: { id: estimate.id },
    query: { part, ...(part === 'email' ? words : {}) },
  });
}

export function WhatTheyGet(props: Props) {
  const [part, setPart] = useState<Part>('page');
  const [width, setWidth] = useState('phone');
  const { estimate, language } = props;
  const letter = useSettled(props.letter);
  const place = addressOfPart(part, props, letter);
  return (
    <section
      className="send-seen"
      aria-label={say('what-they-get', { client: estimate.clientName })}
    >
      <div className="send-seen-bar">
        <SegmentedField
          label={say('what-to-look-at')}
          hideLabel
          choices={parts.map((each) => ({ value: each, label: say(`part.${each}`) }))}
          value={part}
          onChoose={(value) => setPart(value === 'email' || value === 'paper' ? value : 'page')}
        />
        {part !== 'paper' && (
          <SegmentedField
            label={say('on-which-screen')}
            hideLabel
            choices={widths.map((each) => ({ value: each, label: say(`width.${each}`) }))}
            value={width}
            onChoose={setWidth}
          />
        )}
      </div>
      <div className="send-device" data-width={part === 'paper' ? 'desktop' : width}>
        {/* Remounted after each change, or the page would keep showing the old content. */}
        <iframe
          key={`${place} ${language} ${estimate.revision}`}
          title={say(`frame.${part}`)}
          src={place}
          sandbox={held[part]}
        />
      </div>
      {part === 'email' && props.letter.message.length > SHOWN && (
        <p className="pl-help">{say('preview-cut')}</p>
      )}
    </section>
  );
}
