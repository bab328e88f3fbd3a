// Maps a paged list read to the props of a table.

interface ReadList<T> {
  readonly items: readonly T[];
  readonly loading: boolean;
  readonly refreshing: boolean;
  readonly problem: { readonly message: string } | undefined;
  readonly refresh: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
}

/** The table's rows, how to load more, and `failed` with the reason if nothing can be shown. */
export const rowsOf = <T>(list: ReadList<T>, failed: string) => ({
  rows: list.loading ? undefined : list.items,
  refreshing: list.refreshing,
  failure:
    list.problem && list.items.length === 0
      ? { title: failed, message: list.problem.message, onRetry: list.refresh }
      : undefined,
  more: list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined,
});
