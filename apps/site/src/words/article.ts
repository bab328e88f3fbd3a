// The parts of a blog article, in every language.
export interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

export interface ArticleWords {
  readonly title: string;
  /** One or two sentences for the list and for search engines. */
  readonly summary: string;
  readonly intro: string;
  readonly sections: readonly ArticleSection[];
  /** What to do today, in one sentence. */
  readonly takeaway: string;
}
