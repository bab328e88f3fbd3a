// Says honestly that what stands here is sample content.
import { useWords } from '../language.tsx';

export const DemoNote = () => (
  <p className="wide demo-note">
    <span>{useWords().frame.demo}</span>
  </p>
);
