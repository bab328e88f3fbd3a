// The head of the options table: a choice while the estimate is open, afterward the outcome of each
// option.
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { mayApprove, situationOf, type Situation } from './situation.ts';
import type { Intent } from './use-answer.ts';

type Outcome = keyof EstimateWords['packages'] & ('approved' | 'declined' | 'notSelected');

/** An option's outcome; null while it can still be chosen, or if it has none. */
function outcomeOf(
  option: EstimateOption,
  situation: Situation,
  selectedOptionId: number | null,
): Outcome | null {
  if (situation === 'declined') return 'declined';
  if (situation !== 'approved') return null;
  return option.id === selectedOptionId ? 'approved' : 'notSelected';
}

/** Splits "Good - Basic Package" into its two parts. */
function Title({ title }: { readonly title: string }) {
  const [, name = title, rest = ''] = /^(.+?)\s+[-–—]\s+(.+)$/.exec(title) ?? [];
  return (
    <>
      <b className="option-name">{name}</b>
      {rest && (
        <>
          <span className="hidden-words"> - </span>
          <span className="option-rest">{rest}</span>
        </>
      )}
    </>
  );
}

interface HeadProps {
  readonly estimate: PublicEstimate;
  readonly options: readonly EstimateOption[];
  readonly chosenId: number;
  readonly choose: (option: EstimateOption) => void;
  readonly ask: (intent: Intent) => void;
}

function Column({
  option,
  estimate,
  chosenId,
  choose,
}: Omit<HeadProps, 'options' | 'ask'> & { readonly option: EstimateOption }) {
  const { packages: words } = useEstimateWords();
  const situation = situationOf(estimate);
  const outcome = outcomeOf(option, situation, estimate.selectedOptionId);
  const content = (
    <>
      {option.recommended && <span className="option-tag">{words.recommended}</span>}
      <Title title={option.title} />
      <span className="option-price">{dollars(option.total)}</span>
      {outcome !== null && (
        <span className={`option-outcome option-${outcome}`}>{words[outcome]}</span>
      )}
    </>
  );
  return (
    <th scope="col" data-chosen={option.id === chosenId}>
      {mayApprove(situation) ? (
        <label className="option-pick">
          <input
            type="radio"
            name="option"
            checked={option.id === chosenId}
            onChange={() => choose(option)}
          />
          {content}
        </label>
      ) : (
        <div className="option-pick">{content}</div>
      )}
    </th>
  );
}

/** The approve button, with the option's name for screen readers. */
export function ApproveOption({
  option,
  primary,
  onAsk,
}: {
  readonly option: EstimateOption;
  readonly primary: boolean;
  readonly onAsk: () => void;
}) {
  const { packages: words } = useEstimateWords();
  return (
    <button
      type="button"
      className={primary ? 'button' : 'button button-ghost'}
      onClick={onAsk}
      aria-label={`${words.approveThis}: ${option.title}`}
    >
      {words.approveThis}
    </button>
  );
}

export function OptionHead({ estimate, options, chosenId, choose, ask }: HeadProps) {
  const { packages: words } = useEstimateWords();
  const answerable = mayApprove(situationOf(estimate));
  return (
    <thead>
      <tr>
        <td className="options-corner">{options.length > 1 && words.whatDiffers}</td>
        {options.map((option) => (
          <Column
            key={option.id}
            option={option}
            estimate={estimate}
            chosenId={chosenId}
            choose={choose}
          />
        ))}
      </tr>
      {answerable && (
        <tr className="options-ask">
          <td>
            <span className="hidden-words">{words.choose}</span>
          </td>
          {options.map((option) => (
            <td key={option.id} data-chosen={option.id === chosenId}>
              <ApproveOption
                option={option}
                primary={option.id === chosenId}
                onAsk={() => {
                  choose(option);
                  ask({ kind: 'approve', optionId: option.id });
                }}
              />
            </td>
          ))}
        </tr>
      )}
    </thead>
  );
}
