// The estimate as its client sees it. Rendered once at build time in its loading state, then
// hydrated in the browser.
import { type ReactNode, useEffect, useRef } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { AccountLink } from './account-link.tsx';
import { AnswerSection } from './answer.tsx';
import { ConfirmDialog } from './confirm.tsx';
import { EstimatorPanel } from './estimator.tsx';
import { InWords, type EstimateWords } from './in-language.tsx';
import { Lines } from './lines.tsx';
import { NextSteps } from './next-steps.tsx';
import { Notes, OfferFacts, OfferHead, OfferIntro, Terms } from './offer.tsx';
import { Packages } from './options.tsx';
import { OutcomePanel } from './outcome.tsx';
import {
  LoadingPanel,
  NoticePanel,
  NotFoundPanel,
  OfflinePanel,
  RevisedPanel,
  UnavailablePanel,
  type Sender,
} from './panels.tsx';
import { Photos } from './photos.tsx';
import { PdfButton } from './pdf-button.tsx';
import { Questions } from './questions.tsx';
import { isSaved, mayDecline, situationOf } from './situation.ts';
import { useAnswer } from './use-answer.ts';
import { useChoice } from './use-choice.ts';
import { useHeadsSeen } from './use-heads-seen.ts';
import { usePhone } from './use-phone.ts';
import { usePrinting } from './use-printing.ts';
import { useQuestions } from './use-questions.ts';
import { useEstimate, type LoadedEstimate, type Notice } from './use-estimate.ts';

interface EstimateBodyProps {
  readonly estimate: PublicEstimate;
  readonly notice: Notice | null;
  readonly answered: boolean;
  readonly sender: Sender;
  readonly loaded: LoadedEstimate;
}

function EstimateBody({ estimate, notice, answered, sender, loaded }: EstimateBodyProps) {
  const answer = useAnswer(estimate, loaded);
  const { chosen, choose } = useChoice(estimate);
  const asking = useQuestions(estimate, loaded);
  const request = (text: string) => asking.open('change_request', text);
  usePrinting();
  const desk = useRef<HTMLDivElement>(null);
  const headsSeen = useHeadsSeen(desk);
  const answerable = mayDecline(situationOf(estimate));
  const look = chosen ? 'desk desk-wide' : answerable ? 'desk' : 'desk desk-answered';
  return (
    <>
      <div className={look} ref={desk} data-heads-seen={headsSeen}>
        <div className="desk-letters">
          <article className="letter">
            <OfflinePanel />
            {notice ? <NoticePanel notice={notice} /> : <RevisedPanel estimate={estimate} />}
            <OutcomePanel
              estimate={estimate}
              sender={sender}
              focus={answered}
              onRequest={request}
            />
            <Offer estimate={estimate} sender={sender}>
              {chosen && (
                <Packages estimate={estimate} chosen={chosen} choose={choose} ask={answer.ask} />
              )}
            </Offer>
            <OfferFacts estimate={estimate} />
            <Photos estimate={estimate} />
            <Notes text={estimate.customerNotes} />
            <NextSteps estimate={estimate} sender={sender} amounts={chosen ?? estimate} />
            <AccountLink estimate={estimate} />
            {/* Once it is answered, the agreed terms are in the PDF. */}
            {answerable && <Terms estimate={estimate} />}
            {isSaved(estimate) && estimate.status !== 'accepted' && (
              <PdfButton estimate={estimate} />
            )}
          </article>
          <Questions estimate={estimate} sender={sender} asking={asking} />
        </div>
        <AnswerSection estimate={estimate} answer={answer} chosen={chosen} onRequest={request} />
      </div>
      <ConfirmDialog estimate={estimate} sender={sender} answer={answer} />
    </>
  );
}

/** On a phone the options and their prices come first, before who sent the estimate. */
function Offer({
  estimate,
  sender,
  children: packages,
}: Pick<EstimateBodyProps, 'estimate' | 'sender'> & { readonly children: ReactNode }) {
  const first = usePhone() && packages !== undefined;
  const who = <EstimatorPanel estimate={estimate} sender={sender} />;
  return (
    <>
      <div className="offer-top">
        <OfferHead estimate={estimate} />
        {!first && who}
      </div>
      {first && packages}
      {first && who}
      <OfferIntro estimate={estimate} />
      {!first && (packages ?? <Lines estimate={estimate} />)}
    </>
  );
}

function Estimate({ sender }: { readonly sender: Sender }) {
  const loaded = useEstimate();
  const { view } = loaded;
  const title = view.kind === 'shown' ? `${view.estimate.projectTitle} · ${sender.name}` : null;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  if (view.kind === 'loading') return <LoadingPanel />;
  if (view.kind === 'not-found' || view.kind === 'replaced')
    return <NotFoundPanel sender={sender} replaced={view.kind === 'replaced'} />;
  if (view.kind === 'unavailable')
    return <UnavailablePanel sender={sender} message={view.message} onTryAgain={loaded.tryAgain} />;
  return (
    <EstimateBody
      estimate={view.estimate}
      notice={view.notice}
      answered={view.answered}
      sender={sender}
      loaded={loaded}
    />
  );
}

export const EstimatePage = ({
  sender,
  words,
}: {
  readonly sender: Sender;
  readonly words: EstimateWords;
}) => (
  <InWords words={words}>
    <Estimate sender={sender} />
  </InWords>
);
