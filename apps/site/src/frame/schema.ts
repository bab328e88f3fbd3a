// Structured data for search engines: the business, its services, FAQ, articles and breadcrumbs.
import { DAYS, type Hours } from '@purlin/domain/company/settings/hours.ts';
import { posts, addressOfPost, type Post } from '../content/posts.ts';
import { services } from '../content/services.ts';
import { towns } from '../content/towns.ts';
import type { Facts } from '../facts.ts';
import type { PageContext } from '../page.ts';

const CONTEXT = 'https://schema.org';
const businessId = (facts: Facts): string => `${facts.origin}/#business`;

/** The open days; schema.org cannot express "by appointment". */
const openDays = (week: Hours): readonly object[] =>
  DAYS.filter((day) => week[day].state === 'open').map((day) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: day.charAt(0).toUpperCase() + day.slice(1),
    opens: week[day].opens,
    closes: week[day].closes,
  }));

/** No ratings: search engines reject those that a business collects about itself. */
export const businessSchema = ({ facts, words, settings }: PageContext): object => ({
  '@context': CONTEXT,
  '@type': 'RoofingContractor',
  '@id': businessId(facts),
  name: facts.name,
  url: `${facts.origin}/`,
  telephone: facts.phoneHref,
  email: facts.email,
  address: facts.address,
  geo: {
    '@type': 'GeoCoordinates',
    latitude: towns.eugene.latitude,
    longitude: towns.eugene.longitude,
  },
  areaServed: Object.values(words.contact.area.towns).map((name) => ({
    '@type': 'City',
    name: `${name}, Oregon`,
  })),
  image: `${facts.origin}/share/home.png`,
  logo: `${facts.origin}/apple-touch-icon.png`,
  identifier: {
    '@type': 'PropertyValue',
    value: facts.realLicense,
    propertyID: 'Oregon CCB license',
  },
  openingHoursSpecification: openDays(settings.hours),
});

export const servicesSchema = ({ facts, words, address }: PageContext): readonly object[] =>
  services.map(({ id }) => {
    const { name, description } = words.services.items[id];
    return {
      '@context': CONTEXT,
      '@type': 'Service',
      name,
      description,
      serviceType: name,
      url: `${address('/services')}#${id}`,
      provider: { '@id': businessId(facts) },
      areaServed: 'Lane County, Oregon',
    };
  });

export const faqSchema = ({ words }: PageContext): readonly object[] => [
  {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: words.faq.categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  },
];

export const articleSchema =
  (post: Post) =>
  ({ facts, words, language, address }: PageContext): readonly object[] => {
    const { title, summary } = words.articles[post.id];
    const url = address(addressOfPost(post));
    const business = { '@type': 'Organization', '@id': businessId(facts), name: facts.name };
    return [
      {
        '@context': CONTEXT,
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        inLanguage: language,
        url,
        mainEntityOfPage: url,
        image: `${facts.origin}/share/${post.id}.png`,
        datePublished: post.published,
        dateModified: post.checked,
        author: business,
        publisher: business,
      },
    ];
  };

export const blogSchema = ({ words, address }: PageContext): readonly object[] => [
  {
    '@context': CONTEXT,
    '@type': 'Blog',
    name: words.blog.heading,
    url: address('/blog'),
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: words.articles[post.id].title,
      url: address(addressOfPost(post)),
      datePublished: post.published,
    })),
  },
];

/** `steps` are the breadcrumbs from the home page to the page itself. */
export const breadcrumbSchema = (
  steps: readonly { readonly name: string; readonly address: string }[],
): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    item: address,
  })),
});

/** JSON that is safe inside a script element. */
export const jsonForHtml = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
