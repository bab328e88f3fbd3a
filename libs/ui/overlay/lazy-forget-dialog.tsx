// The dialog that forgets a person, loaded when it opens: that is rare, so the first load leaves it
// out.
import { lazy, Suspense, type ComponentProps } from 'react';

const ForgetDialogNow = lazy(async () => {
  const { ForgetDialog } = await import('./forget-dialog.tsx');
  return { default: ForgetDialog };
});

export const LazyForgetDialog = (props: ComponentProps<typeof ForgetDialogNow>) => (
  <Suspense fallback={null}>
    <ForgetDialogNow {...props} />
  </Suspense>
);
