// A row of large figures with labels.
export const Numbers = ({
  of,
}: {
  readonly of: readonly { readonly value: string; readonly text: string }[];
}) => (
  <dl className="numbers">
    {of.map(({ value, text }) => (
      <div key={text}>
        <dt>{text}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
