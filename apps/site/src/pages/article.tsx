// The page of one blog article.
import { Drawing } from '../art/drawing.tsx';
import { addressOfPost, posts, type Post } from '../content/posts.ts';
import { CallBand } from '../frame/call-band.tsx';
import { Newsletter } from '../frame/newsletter.tsx';
import { articleSchema } from '../frame/schema.ts';
import { useSiteLanguage, useTo, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import type { ArticleSection } from '../words/article.ts';
import { About, PostCard } from './blog.tsx';

/** Formatted in UTC: it is a calendar date, the same for everyone. */
const inWords = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const Section = ({ heading, paragraphs, list }: ArticleSection) => (
  <section>
    <h2>{heading}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {list && (
      <ul className="ticks">
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </section>
);

/** The next three articles in the list, wrapping around. */
const after = (post: Post): readonly Post[] =>
  [...posts, ...posts].slice(posts.indexOf(post) + 1).slice(0, 3);

export function article(post: Post): SitePage {
  function Body() {
    const { blog, articles, landing, frame } = useWords();
    const { title, intro, sections, takeaway } = articles[post.id];
    const language = useSiteLanguage();
    const to = useTo();
    return (
      <>
        <article className="article">
          <header className="article-head">
            <div className="wide">
              <nav aria-label={frame.breadcrumbs} className="crumbs">
                <a href={to('/')}>{frame.nav.home}</a> <a href={to('/blog')}>{frame.nav.blog}</a>
              </nav>
              <h1>{title}</h1>
              <About post={post} />
            </div>
          </header>
          <div className="wide article-art">
            <Drawing name={post.id} />
          </div>
          <div className="wide article-text">
            <p className="lead">{intro}</p>
            {sections.map((section) => (
              <Section key={section.heading} {...section} />
            ))}
            <p className="takeaway">{takeaway}</p>
            <p className="checked">
              {blog.updated}: <time dateTime={post.checked}>{inWords(post.checked, language)}</time>
            </p>
          </div>
        </article>
        <section className="wide more">
          <h2>{blog.more}</h2>
          <ul className="posts">
            {after(post).map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </ul>
        </section>
        <Newsletter />
        <CallBand {...landing.band} />
      </>
    );
  }
  const head: SitePage['head'] = ({ articles }) => ({
    title: articles[post.id].title,
    description: articles[post.id].summary,
  });
  return {
    path: addressOfPost(post),
    Body,
    head,
    schema: articleSchema(post),
    under: '/blog',
    picture: post.id,
  };
}
