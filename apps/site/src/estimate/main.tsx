// Brings the estimate page to life in the browser.
import { hydrateRoot } from 'react-dom/client';
import { EstimatePage } from './estimate-page.tsx';

const place = document.getElementById('estimate');
if (place) {
  // Put there by the backend from the company's settings, as in the rest of the page.
  const { name = '', phone = '', phoneHref = '' } = place.dataset;
  hydrateRoot(place, <EstimatePage sender={{ name, phone, phoneHref }} />);
}
