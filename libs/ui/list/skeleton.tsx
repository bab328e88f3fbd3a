// Skeleton rows for a list that is loading.
const widths = ['pl-bone-wide', 'pl-bone-mid', 'pl-bone-short', 'pl-bone-mid', 'pl-bone-wide'];
export const skeletonLine = (n: number) => (
  <span className={`pl-bone ${widths[n % widths.length]}`} aria-hidden />
);
export const SKELETON_ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
