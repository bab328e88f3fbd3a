// The edit-conflict notice, loaded on first use: conflicts are rare, so the first load leaves it
// out.
import { lazy, Suspense, type ComponentProps } from 'react';

const ConflictNoticeNow = lazy(async () => {
  const { ConflictNotice } = await import('./conflict-notice.tsx');
  return { default: ConflictNotice };
});

export const LazyConflictNotice = (props: ComponentProps<typeof ConflictNoticeNow>) => (
  <Suspense fallback={null}>
    <ConflictNoticeNow {...props} />
  </Suspense>
);
