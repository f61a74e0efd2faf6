import type { ReactNode } from 'react';

import { Checkbox } from './checkbox';
import { useSent } from './plain-form';

type ChoicesProps<TKey extends string> = {
  title: string;
  /** Setting of a drawn list that the ticks send. */
  setting?: string;
  choices: readonly { key: TKey; label: ReactNode; count: number }[];
  chosen: readonly TKey[];
  onChange: (chosen: TKey[]) => void;
};

/** An empty choice filters nothing. */
export function Choices<TKey extends string>({ title, setting = '', choices, chosen, onChange }: ChoicesProps<TKey>) {
  const sent = useSent();
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-1.5 w-full text-12 text-muted">{title}</legend>
      <div className="clear-both grid">
        {choices.map(({ key, label, count }) => (
          <span key={key} className="flex items-center justify-between py-1 text-ink">
            <Checkbox
              name={key}
              sent={sent(setting, key, key)}
              isChecked={chosen.includes(key)}
              onChange={(isChecked) => onChange(isChecked ? [...chosen, key] : chosen.filter((one) => one !== key))}
            >
              {label}
            </Checkbox>
            <span className="text-12 text-muted">{count}</span>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
