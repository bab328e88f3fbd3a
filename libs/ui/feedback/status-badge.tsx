// A status in one word, with a color that is never the only cue.
export type Tone = 'quiet' | 'info' | 'seen' | 'good' | 'warn' | 'bad';

export const StatusBadge = ({ tone, label }: { readonly tone: Tone; readonly label: string }) => (
  <span className={`pl-badge pl-badge-${tone}`}>{label}</span>
);
