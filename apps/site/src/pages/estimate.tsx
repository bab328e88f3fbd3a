// The frame of a client's estimate; the estimate itself is fetched by the page's script.
import { EstimatePage } from '../estimate/estimate-page.tsx';
import { useFacts } from '../facts.ts';
import { PhoneLink } from '../frame/company.tsx';
import type { Page } from '../page.ts';

function Estimate() {
  const { name, phone, phoneHref } = useFacts();
  return (
    <>
      <noscript><p className="letter panel panel-bad">Showing and answering your estimate needs JavaScript, which is switched off here. Please switch it on, or call us: <PhoneLink /></p></noscript>
      <div id="estimate" data-name={name} data-phone={phone} data-phone-href={phoneHref}>
        <EstimatePage sender={{ name, phone, phoneHref }} />
      </div>
    </>
  );
}

export const estimate: Page = {
  path: '/estimate', head: () => ({ title: 'Your estimate', description: 'Read and answer your estimate.' }), Body: Estimate, unlisted: true, englishOnly: true, frame: 'letter', scripts: ['estimate.js'],
};
