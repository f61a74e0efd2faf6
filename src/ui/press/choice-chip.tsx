import type { ReactNode } from 'react';

type ChoiceChipProps = { isPressed: boolean; isOff?: boolean; onPress: () => void; children: ReactNode };

export const ChoiceChip = ({ isPressed, isOff = false, onPress, children }: ChoiceChipProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-disabled={isOff}
    className="min-h-9 rounded-control border border-line-strong px-2.5 text-12 text-ink hover:border-sea aria-disabled:text-muted aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:font-semibold aria-pressed:text-sea"
    {...(!isOff && { onClick: onPress })}
  >
    {children}
  </button>
);
