// The dialog that forgets somebody, fetched when it opens: that is rare, the first load is not.
import { lazy, Suspense, type ComponentProps } from 'react';

const ForgetDialogNow = lazy(async () => {
  const { ForgetDialog } = await import('./forget-dialog.tsx');
  return { default: ForgetDialog };
});

export const LateForgetDialog = (props: ComponentProps<typeof ForgetDialogNow>) => (
  <Suspense fallback={null}>
    <ForgetDialogNow {...props} />
  </Suspense>
);
