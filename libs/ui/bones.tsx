// Skeleton rows for a list that is loading.
const bones = ['pl-bone-wide', 'pl-bone-mid', 'pl-bone-short', 'pl-bone-mid', 'pl-bone-wide'];
export const bone = (n: number) => (
  <span className={`pl-bone ${bones[n % bones.length]}`} aria-hidden />
);
export const BONE_ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
