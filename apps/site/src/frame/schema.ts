// The business as schema.org describes one, for search engines.
import { hours } from '../content/hours.ts';
import type { Facts } from '../facts.ts';

/** No ratings: search engines want none that a business collects about itself. */
export const businessSchema = (facts: Facts): object => ({
  '@context': 'https://schema.org',
  '@type': 'RoofingContractor',
  '@id': `${facts.origin}/#business`,
  name: facts.name,
  url: `${facts.origin}/`,
  telephone: facts.phoneHref,
  email: facts.email,
  address: facts.address,
  areaServed: 'Eugene, Oregon',
  image: `${facts.origin}/og-image.png`,
  identifier: { '@type': 'PropertyValue', propertyID: 'Oregon CCB license', value: facts.ccbNumber },
  openingHoursSpecification: hours.flatMap(({ schema }) => (schema ? [{ '@type': 'OpeningHoursSpecification', ...schema }] : [])),
});

/** JSON that can stand inside a script element. */
export const jsonForHtml = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
