// The notice of a conflict, fetched when there is one: conflicts are rare, the first load is not.
import { lazy, Suspense, type ComponentProps } from 'react';

const ConflictNoticeNow = lazy(async () => {
  const { ConflictNotice } = await import('./conflict-notice.tsx');
  return { default: ConflictNotice };
});

export const LateConflictNotice = (props: ComponentProps<typeof ConflictNoticeNow>) => (
  <Suspense fallback={null}>
    <ConflictNoticeNow {...props} />
  </Suspense>
);
