import { useState } from 'react';

import type { Span } from '../../../machines/booking/offer-board';
import { sailingsCopy } from '../../copy/search/sailings';

const { filter: copy } = sailingsCopy;

type LimitProps = {
  title: string;
  span: Span;
  step: number;
  /** The end of the slider at which the limit is off. */
  free: keyof Span;
  value: number | null;
  words: (value: number) => string;
  onChange: (value: number | null) => void;
};

/** The list updates when the slider is released; while moving only its number changes. */
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
    <label className="block border-t border-line pt-4 noscript:hidden">
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
