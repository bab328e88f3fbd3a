// Brings the estimate page to life in the browser.
import { hydrateRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page.tsx';
import { otherLanguage } from './situation.ts';

// The page as it was written does not know the number in its address, so the link to the other
// language gets it here.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.letterhead-language'))
  link.href = otherLanguage(location.pathname);

const place = document.getElementById('estimate');
if (place) {
  // Put there by the backend from the company's settings, as in the rest of the page.
  const { name = '', phone = '', phoneHref = '' } = place.dataset;
  hydrateRoot(
    place,
    <EstimatePage
      sender={{ name, phone, phoneHref }}
      language={document.documentElement.lang === 'es' ? 'es' : 'en'}
    />,
  );
}
