// A category filter for the list after it, without script: radio buttons that the style sheet
// reacts to.
interface Props {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  /** The first one is selected by default and shows everything. */
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Placed in a `.filtered` before its `.list`, whose items have the classes `of-<id>`;
 * styles/choice.css lists every id.
 */
export function Choice({ name, label, options }: Props) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map(({ id, name: text }, n) => (
        <label key={id}>
          <input
            type="radio"
            className={`choose-${id}`}
            name={name}
            value={id}
            defaultChecked={n === 0}
            autoComplete="off"
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
