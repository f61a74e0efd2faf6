import { useState, type ReactNode } from 'react';

import type { Span } from '../../../machines/booking/offer-board';
import { sailingsCopy } from '../../copy/sailings';
import { Checkbox } from '../../ui/form/checkbox';

const { filter: copy } = sailingsCopy;

type ChoicesProps<TKey extends string> = {
  title: string;
  choices: readonly { key: TKey; label: ReactNode; count: number }[];
  chosen: readonly TKey[];
  onChange: (chosen: TKey[]) => void;
};

/** Nothing ticked lets everything through. */
export function Choices<TKey extends string>({ title, choices, chosen, onChange }: ChoicesProps<TKey>) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-1.5 w-full text-12 text-muted">{title}</legend>
      <div className="clear-both grid">
        {choices.map(({ key, label, count }) => (
          <span key={key} className="flex items-center justify-between py-1 text-ink">
            <Checkbox
              name={key}
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

type LimitProps = {
  title: string;
  span: Span;
  step: number;
  /** The end at which the limit lets everything through. */
  free: keyof Span;
  value: number | null;
  words: (value: number) => string;
  onChange: (value: number | null) => void;
};

/** The list follows when the slider is let go: while it moves only its number does. */
export function Limit({ title, span, step, free, value, words, onChange }: LimitProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const least = Math.floor(span.least / step) * step;
  const most = Math.ceil(span.most / step) * step;
  const open = free === 'most' ? most : least;
  const shown = moving ?? value ?? open;
  const settle = () => {
    if (moving === null) return;
    setMoving(null);
    onChange(moving === open ? null : moving);
  };
  if (least === most) return null;
  return (
    <label className="block border-t border-line pt-4">
      <span className="flex justify-between text-12 text-muted">
        {title}
        <b className="text-14 font-semibold text-ink">{shown === open ? copy.any : words(shown)}</b>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={shown}
        aria-valuetext={shown === open ? copy.any : words(shown)}
        className="mt-2 h-5 w-full cursor-pointer accent-sea"
        onChange={(event) => setMoving(Number(event.target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </label>
  );
}
