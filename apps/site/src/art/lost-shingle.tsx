// The not-found page's drawing: a course with one shingle missing, and the shingle falling.
const tabs = (y: number, offset: number, skip?: number) =>
  Array.from({ length: 9 }, (_, n) =>
    n === skip ? '' : `M${offset + n * 64} ${y}h60v48h-60z`,
  ).join('');

export function LostShingle() {
  return (
    <svg className="lost-shingle" viewBox="0 0 560 300" aria-hidden="true" focusable="false">
      <clipPath id="lost-roof">
        <path d="M20 20h520v200H20z" />
      </clipPath>
      <g clipPath="url(#lost-roof)">
        <path className="art-roof-base" d="M20 20h520v200H20z" />
        <path className="art-shingle-1" d={tabs(20, -20)} />
        <path className="art-shingle-2" d={tabs(70, 12)} />
        <path className="art-shingle-0" d={tabs(120, -20, 5)} />
        <path className="art-shingle-3" d={tabs(170, 12)} />
        <path className="section-felt" d="M300 120h60v48h-60z" />
      </g>
      <path className="art-gutter" d="M12 222h536v6q0 12-12 12H24q-12 0-12-12z" />
      <path className="art-shingle-0 lost-tab" d="M382 236l58 15-12 46-58-15z" />
    </svg>
  );
}
