import { bookingSearchCopy } from '../../copy/search/booking-search';

const { danger: copy } = bookingSearchCopy;

type SwitchProps = {
  /** Null: neither option is pressed, since a default would be a false statement. */
  isDanger: 'Y' | 'N' | null;
  onChoose: (isDanger: 'Y' | 'N') => void;
};

export function DangerSwitch({ isDanger, onChoose }: SwitchProps) {
  return (
    <div role="radiogroup" aria-label={copy.label} className="flex rounded-control bg-sunken p-0.5">
      {(['Y', 'N'] as const).map((answer) => (
        <label
          key={answer}
          className="relative grid h-8 cursor-pointer place-items-center rounded-control px-3 text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-sea"
        >
          <input
            type="radio"
            name="danger"
            value={answer}
            checked={answer === isDanger}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            onChange={() => onChoose(answer)}
          />
          {copy[answer]}
        </label>
      ))}
    </div>
  );
}
