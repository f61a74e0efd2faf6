import type { ReactNode } from 'react';

import { pressType, type PlainField } from '../form/plain-form';

type ChoiceChipProps = {
  isPressed: boolean;
  isOff?: boolean;
  sent?: PlainField | undefined;
  onPress: () => void;
  children: ReactNode;
};

export const ChoiceChip = ({ isPressed, isOff = false, sent, onPress, children }: ChoiceChipProps) => (
  <button
    type={pressType(sent)}
    {...sent}
    aria-pressed={isPressed}
    aria-disabled={isOff}
    className="min-h-9 rounded-control border border-line-strong px-2.5 text-12 text-ink hover:border-sea aria-disabled:text-muted aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:font-semibold aria-pressed:text-sea"
    {...(!isOff && { onClick: onPress })}
  >
    {children}
  </button>
);
