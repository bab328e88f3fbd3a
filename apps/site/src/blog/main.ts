// The blog's script: filters articles by the typed text. The word lists of all articles are fetched
// when the search box is first used.
import { matches } from './search.ts';

type WordsBySlug = Readonly<Record<string, string>>;

const form = document.querySelector<HTMLFormElement>('#blog-search');
const box = form?.querySelector('input');
const status = document.querySelector<HTMLElement>('#blog-status');
const posts = [...document.querySelectorAll<HTMLElement>('#blog-list > [data-slug]')];

let words: Promise<WordsBySlug> | undefined;
const loadWords = (): Promise<WordsBySlug> =>
  (words ??= fetch(form?.dataset['words'] ?? '').then(
    (answer) => answer.json() as Promise<WordsBySlug>,
  ));

async function show(): Promise<void> {
  const query = box?.value ?? '';
  const all = await loadWords();
  // The user has typed more while the word lists were loading; the later call handles it.
  if (query !== box?.value) return;
  let shown = 0;
  for (const post of posts) {
    post.hidden = !matches(query, all[post.dataset['slug'] ?? ''] ?? '');
    if (!post.hidden) shown += 1;
  }
  if (status)
    status.textContent =
      query.trim() === ''
        ? ''
        : shown === 0
          ? (status.dataset['none'] ?? '')
          : shown === 1
            ? (form?.dataset['one'] ?? '')
            : (form?.dataset['many'] ?? '').replace('0', String(shown));
  // Keeps the search in the URL, so that it can be bookmarked and shared.
  history.replaceState(
    null,
    '',
    query.trim() === '' ? location.pathname : `?q=${encodeURIComponent(query.trim())}`,
  );
}

const showOrForget = (): void => {
  show().catch(() => {
    words = undefined;
  });
};

box?.addEventListener('input', showOrForget);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  showOrForget();
});
const asked = new URLSearchParams(location.search).get('q');
if (asked && box) {
  box.value = asked;
  showOrForget();
}
