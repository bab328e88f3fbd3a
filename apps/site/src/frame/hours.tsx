// The opening hours.
import { useWords } from '../language.tsx';

export const Hours = () => (
  <dl className="hours">
    {useWords().frame.hours.map(({ days, time }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{time}</dd>
      </div>
    ))}
  </dl>
);
