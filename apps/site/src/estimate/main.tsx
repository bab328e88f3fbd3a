// Brings the estimate page to life in the browser.
import { hydrateRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page.tsx';
import { byDay, framed } from './framed.ts';
import { pageLanguage } from './page-language.ts';
import { addressInstead } from './situation.ts';

// The page as it was written does not know the number in its address, so the links to the other
// languages get it here.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.letterhead-language'))
  link.href = addressInstead(location.pathname, link.hreflang);

// Looked at, not used: nothing answers in the client's place.
if (framed()) {
  document.body.inert = true;
  byDay();
}

const place = document.getElementById('estimate');
if (place) {
  // Put there by the backend from the company's settings, as in the rest of the page.
  const { name = '', phone = '', phoneHref = '' } = place.dataset;
  const sender = { name, phone, phoneHref };
  hydrateRoot(place, <EstimatePage sender={sender} language={pageLanguage()} />);
}
