import { useId } from 'react';

type SideBySideProps = {
  label: string;
  choices: readonly { key: string; label: string }[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** Native radios side by side; arrow keys move between them. */
export function SideBySide({ label, choices, chosen, onChoose }: SideBySideProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 leading-5 font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2 pb-6.5">
        {choices.map((choice) => (
          <label
            key={choice.key}
            className="relative flex h-11 cursor-pointer items-center rounded-control border border-line-strong bg-surface px-3 hover:border-sea has-checked:border-sea has-checked:bg-sea-tint has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              checked={choice.key === chosen}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
              onChange={() => onChoose(choice.key)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
