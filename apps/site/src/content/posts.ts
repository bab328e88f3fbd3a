// The blog's articles, newest first. Their texts are in words/<language>/articles/.
import type { Words } from '../words/en.ts';

export type ArticleId = keyof Words['articles'];
export type BlogCategory = Exclude<keyof Words['blog']['categories'], 'all'>;

export interface Post {
  readonly id: ArticleId;
  /** The last segment of its URL, in every language. */
  readonly slug: string;
  readonly category: BlogCategory;
  /** The first featured article is at the top of the list. */
  readonly featured?: true;
  /** ISO dates. */
  readonly published: string;
  readonly checked: string;
}

export const posts: readonly Post[] = [
  {
    id: 'storm',
    slug: 'after-the-storm',
    category: 'storms',
    featured: true,
    published: '2025-11-03',
    checked: '2026-10-12',
  },
  {
    id: 'moss',
    slug: 'moss-on-the-roof',
    category: 'care',
    published: '2025-09-15',
    checked: '2026-09-07',
  },
  {
    id: 'claim',
    slug: 'roof-insurance-claims',
    category: 'storms',
    published: '2025-08-04',
    checked: '2026-08-17',
  },
  {
    id: 'shingles',
    slug: 'choosing-shingles',
    category: 'materials',
    featured: true,
    published: '2025-06-09',
    checked: '2026-06-15',
  },
  {
    id: 'attic',
    slug: 'attic-ventilation',
    category: 'basics',
    published: '2025-04-21',
    checked: '2026-04-13',
  },
  {
    id: 'inspection',
    slug: 'what-an-inspection-covers',
    category: 'basics',
    published: '2025-03-10',
    checked: '2026-03-02',
  },
];
export const blogCategories: readonly BlogCategory[] = ['care', 'storms', 'materials', 'basics'];

export const addressOfPost = ({ slug }: Post): `/${string}` => `/blog/${slug}`;
