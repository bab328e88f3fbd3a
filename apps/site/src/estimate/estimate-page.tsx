// The estimate as its client sees it. Rendered once at build time in its loading state, then
// brought to life in the browser.
import { useEffect } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { AnswerSection } from './answer.tsx';
import { ConfirmDialog } from './confirm.tsx';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { InLanguage } from './in-language.tsx';
import { Lines } from './lines.tsx';
import { Notes, OfferHead, OfferIntro, Terms } from './offer.tsx';
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
import { PdfButton } from './pdf-button.tsx';
import { Questions } from './questions.tsx';
import { mayDecline, situationOf } from './situation.ts';
import { useAnswer } from './use-answer.ts';
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
  const asking = useQuestions(estimate, loaded);
  usePrinting();
  const hasOptions = estimate.estimateOptions.length > 0;
  const answerable = mayDecline(situationOf(estimate));
  const desk = hasOptions ? 'desk desk-wide' : answerable ? 'desk' : 'desk desk-answered';
  return (
    <>
      <div className={desk}>
        <div className="desk-letters">
          <article className="letter">
            <OfflinePanel />
            {notice ? <NoticePanel notice={notice} /> : <RevisedPanel estimate={estimate} />}
            <OutcomePanel
              estimate={estimate}
              sender={sender}
              focus={answered}
              onRequest={(text) => asking.open('change_request', text)}
            />
            <OfferHead estimate={estimate} />
            <OfferIntro estimate={estimate} />
            {hasOptions ? (
              <Packages estimate={estimate} ask={answer.ask} />
            ) : (
              <Lines estimate={estimate} />
            )}
            <Notes text={estimate.customerNotes} />
            {/* Once it is answered, what was agreed to stands in the PDF; the company's terms may
                be others by now. */}
            {answerable && <Terms estimate={estimate} />}
            <PdfButton estimate={estimate} />
          </article>
          <Questions estimate={estimate} sender={sender} asking={asking} />
        </div>
        <AnswerSection estimate={estimate} answer={answer} />
      </div>
      <ConfirmDialog estimate={estimate} sender={sender} answer={answer} />
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
  if (view.kind === 'not-found') return <NotFoundPanel sender={sender} />;
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
  language,
}: {
  readonly sender: Sender;
  readonly language: Language;
}) => (
  <InLanguage language={language}>
    <Estimate sender={sender} />
  </InLanguage>
);
