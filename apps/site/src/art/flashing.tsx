// A roof meeting a wall: step flashing under each course, counter flashing over it. Beside "Who We Are".
interface Props { readonly title: string; readonly labels: { readonly step: string; readonly counter: string; readonly paper: string } }

/** Course n from the eave: where its step lies along the wall. */
const at = (n: number) => ({ x: 96 + n * 66, y: 330 - n * 44 });
const steps = [0, 1, 2, 3, 4, 5];

export function Flashing({ title, labels }: Props) {
  return (
    <svg className="flashing" viewBox="0 0 560 440" role="img" aria-labelledby="flashing-title">
      <title id="flashing-title">{title}</title>
      <path fill="url(#p-siding)" d="M56 20H540V62L96 358H56z" />
      <path className="flashing-paper" d="M56 262L540 -60V62L96 358H56z" clipPath="url(#flashing-wall)" />
      <clipPath id="flashing-wall"><path d="M56 20H540V62L96 358H56z" /></clipPath>
      <path className="art-roof-base" d="M96 358L540 62V250L190 430H96z" />
      {steps.map((n) => {
        const { x, y } = at(n);
        return (
          <g key={n}>
            <path className={`art-shingle-${n % 4}`} d={`M${x + 6} ${y + 30}l64 -43 176 96 -64 44z`} />
            <path className="art-slot" d={`M${x + 66} ${y + 20}l64 -42M${x + 120} ${y + 50}l64 -42M${x + 172} ${y + 80}l64 -42`} transform="translate(-2 14)" />
            <path className="flashing-step" d={`M${x} ${y + 28}l62 -42v-44l-62 42z`} />
            <path className="flashing-foot" d={`M${x} ${y + 28}l62 -42 30 16 -62 42z`} />
          </g>
        );
      })}
      <path className="flashing-counter" d="M88 322L540 20V-6L88 296z" clipPath="url(#flashing-wall)" />
      <g className="flashing-label">
        <path d="M250 146L196 92H150" /><text x="66" y="97">{labels.paper}</text>
        <path d="M330 172L378 60" className="flashing-up" /><text x="348" y="48">{labels.counter}</text>
        <path d="M212 276L152 392" /><text x="40" y="414">{labels.step}</text>
      </g>
    </svg>
  );
}
