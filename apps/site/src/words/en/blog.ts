// Texts of the blog's list; the articles are in articles/.
export const blog = {
  title: 'Roof notes from Eugene, Oregon',
  description:
    'Moss, storms, insurance claims, shingles, ventilation and inspections: what a ' +
    'homeowner in western Oregon should know about their roof.',
  heading: 'Notes from the ladder',
  lead: 'What we explain most often, written down: for people who own a roof in western Oregon.',
  search: 'Search articles',
  filter: 'Show articles',
  featured: 'Featured',
  none: 'No articles match your search.',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  minutes: (minutes: number) => `${minutes} min read`,
  categories: {
    all: 'All',
    care: 'Care',
    storms: 'Storms & insurance',
    materials: 'Materials',
    basics: 'How roofs work',
  },
  more: 'More notes',
  all: 'All articles',
  updated: 'Last checked',
};
