// The frame of a client's estimate; the page's script loads the estimate itself.
import { EstimatePage } from '../estimate/estimate-page.tsx';
import { languages } from '@purlin/domain/shared/languages.ts';
import { useFacts } from '../facts.ts';
import { PhoneLink } from '../frame/company.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function Estimate() {
  const { name, phone, phoneHref } = useFacts();
  const { estimate: words } = useWords();
  return (
    <>
      <noscript>
        <p className="letter panel panel-bad">
          {words.noScript} <PhoneLink />
        </p>
      </noscript>
      <div id="estimate" data-name={name} data-phone={phone} data-phone-href={phoneHref}>
        <EstimatePage sender={{ name, phone, phoneHref }} words={words} />
      </div>
    </>
  );
}

export const estimate: SitePage = {
  path: '/estimate',
  head: (words) => words.estimate,
  Body: Estimate,
  unlisted: true,
  frame: 'document',
  scripts: ['estimate.js'],
  languages,
};
