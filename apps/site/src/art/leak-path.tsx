// The path of a leak: in beside a chimney, down along a rafter, out at a ceiling two rooms away. On
// the About page.
interface Props {
  readonly title: string;
  readonly labels: { readonly enters: string; readonly shows: string };
}

export function LeakPath({ title, labels }: Props) {
  return (
    <svg className="leak-path" viewBox="0 0 640 360" role="img" aria-labelledby="leak-title">
      <title id="leak-title">{title}</title>
      <path fill="url(#p-sky)" d="M0 0h640v360H0z" />
      <path className="art-attic" d="M40 262L430 48l190 104v110z" />
      <path className="art-room" d="M60 276h540v84H60z" />
      <path className="art-batt" d="M60 250h540v20H60z" />
      <path className="art-rafter" d="M36 268L434 50M430 50l190 104" />
      <path className="art-roof-line" d="M16 262L432 30l208 114" />
      <path fill="url(#p-brick)" d="M352 0h48v104l-48 26z" />
      <path className="art-metal" d="M340 74l72 -40v16l-72 40z" />
      <path className="art-wall-cut" d="M60 268v92M600 268v92M330 268v92" />
      <path className="leak-line" d="M340 92L170 186q-14 10 -14 26v52" />
      <path className="art-stain" d="M116 270q40 16 82 0l-8 8q-34 10 -66 0z" />
      <path className="art-drop" d="M156 292c-7 10-10 14-10 19a10 10 0 0 0 20 0c0-5-3-9-10-19z" />
      <circle className="leak-end" cx="340" cy="92" r="9" />
      <circle className="leak-end" cx="156" cy="266" r="9" />
      <text className="leak-text" x="250" y="64" textAnchor="end">
        {labels.enters}
      </text>
      <text className="leak-text" x="180" y="326">
        {labels.shows}
      </text>
    </svg>
  );
}
