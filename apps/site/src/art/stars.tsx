// A star rating.
const star = (x: number) =>
  `M${x + 12} 2l3.1 6.6 7.1.9-5.2 5 1.3 7.1L${x + 12} 18.200l-6.300 3.400 ` +
  '1.300-7.100-5.200-5 7.100-.9z';

/** `label` is its accessible text. */
export function Stars({ of, label }: { readonly of: number; readonly label: string }) {
  return (
    <svg className="stars" viewBox="0 0 128 24" role="img" aria-label={label}>
      {Array.from({ length: 5 }, (_, n) => (
        <path key={n} className={n < of ? 'star-on' : 'star-off'} d={star(n * 26)} />
      ))}
    </svg>
  );
}
