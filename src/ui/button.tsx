import type { ReactNode } from 'react';

import { buttonClass, type ButtonLook, type ButtonSize } from './button-look';
import { Glyph, SIGNS } from './glyph';

type ButtonProps = {
  look: ButtonLook;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** Keeps its size and the focus; a second press does nothing. */
  isBusy?: boolean;
  /** Not yet: it can be found and read, and does nothing. */
  isOff?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

export function Button({
  look,
  size = 'medium',
  type = 'button',
  isBusy = false,
  isOff = false,
  className = '',
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={isBusy}
      aria-disabled={isBusy || isOff}
      className={buttonClass(isOff ? 'off' : look, size, className)}
      {...(onClick && !isOff && { onClick })}
    >
      {isBusy && <Glyph path={SIGNS.spinner} className="animate-turn" />}
      {children}
    </button>
  );
}
