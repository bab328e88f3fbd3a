// States that the content is a sample.
import { useWords } from '../language.tsx';

export const DemoNote = () => (
  <p className="wide demo-note">
    <span>{useWords().frame.demo}</span>
  </p>
);
