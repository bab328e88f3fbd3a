// The blog's list: the featured article, a category filter without script, and a search with a
// small one.
import { Drawing } from '../art/drawing.tsx';
import { addressOfPost, blogCategories, posts, type Post } from '../content/posts.ts';
import { minutesToRead } from '../content/reading.ts';
import { Choice } from '../frame/choice.tsx';
import { Newsletter } from '../frame/newsletter.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { blogSchema } from '../frame/schema.ts';
import { useSiteLanguage, useTo, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

export function About({ post }: { readonly post: Post }) {
  const { blog, articles } = useWords();
  return (
    <p className="post-about">
      <span>{blog.categories[post.category]}</span>{' '}
      <span>{blog.minutes(minutesToRead(articles[post.id]))}</span>
    </p>
  );
}

function Featured({ post }: { readonly post: Post }) {
  const { blog, articles } = useWords();
  const to = useTo();
  return (
    <article className="featured-post wide">
      <div className="featured-art">
        <Drawing name={post.id} />
      </div>
      <div>
        <p className="tag">{blog.featured}</p>
        <h2>
          <a href={to(addressOfPost(post))}>{articles[post.id].title}</a>
        </h2>
        <p className="lead">{articles[post.id].summary}</p>
        <About post={post} />
      </div>
    </article>
  );
}

export function PostCard({ post }: { readonly post: Post }) {
  const { articles } = useWords();
  const to = useTo();
  return (
    <li className={`post of-${post.category}`} data-slug={post.slug}>
      <Drawing name={post.id} />
      <About post={post} />
      <h3>
        <a href={to(addressOfPost(post))}>{articles[post.id].title}</a>
      </h3>
      <p>{articles[post.id].summary}</p>
    </li>
  );
}

/** Hidden by the style sheet if scripts are disabled. */
function Search() {
  const { blog } = useWords();
  return (
    <form
      className="search"
      role="search"
      id="blog-search"
      data-words={`/blog-words.${useSiteLanguage()}.json`}
      data-one={blog.found(1)}
      data-many={blog.found(0)}
    >
      <label htmlFor="blog-query">{blog.search}</label>
      <input type="search" id="blog-query" name="q" autoComplete="off" />
    </form>
  );
}

function Blog() {
  const {
    blog: { heading, lead, filter, categories, none, all },
  } = useWords();
  const featured = posts.find((post) => post.featured);
  const options = [
    { id: 'all', name: categories.all },
    ...blogCategories.map((id) => ({ id, name: categories[id] })),
  ];
  return (
    <>
      <PageHead title={heading} lead={lead} />
      {featured && <Featured post={featured} />}
      <section className="wide filtered">
        <h2 className="list-title">{all}</h2>
        <div className="list-tools">
          <Choice name="articles" label={filter} options={options} />
          <Search />
        </div>
        <p className="search-status" role="status" id="blog-status" data-none={none} />
        <ul className="list posts" id="blog-list">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      </section>
      <Newsletter />
    </>
  );
}

export const blog: SitePage = {
  path: '/blog',
  Body: Blog,
  head: (words) => words.blog,
  schema: blogSchema,
  picture: 'storm',
  scripts: ['blog.js'],
};
