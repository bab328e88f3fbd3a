// Hydrates the estimate page in the browser.
import '@purlin/web/trusted-types.ts';
import { hydrateRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page.tsx';
import { byDay, framed } from './framed.ts';
import { pageLanguage } from './page-language.ts';
import { addressInstead } from './situation.ts';
import { loadWords } from './words.ts';

// The prerendered page does not know the number in its URL, so add it to the language links here.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.letterhead-language'))
  link.href = addressInstead(location.pathname, link.hreflang);

// A preview is read-only: nobody may answer in the client's place.
if (framed()) {
  document.body.inert = true;
  byDay();
}

const place = document.getElementById('estimate');
if (place) {
  // Filled in by the backend from the company's settings, as on the rest of the page.
  const { name = '', phone = '', phoneHref = '' } = place.dataset;
  const sender = { name, phone, phoneHref };
  // An estimate in English is better than none.
  const words = loadWords(pageLanguage()).catch(() => loadWords('en'));
  void words.then((those) => hydrateRoot(place, <EstimatePage sender={sender} words={those} />));
}
