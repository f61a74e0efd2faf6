import { use, type ReactNode } from 'react';

import { buttonClass, type ButtonLook, type ButtonSize } from './button-look';
import { Glyph, SIGNS } from '../mark/glyph';
import { useFocusTurn } from '../layer/focus-turn';
import { ForReading } from './for-reading';

type ButtonProps = {
  look: ButtonLook;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** Keeps size and focus. Presses still reach `onClick`: the chart ignores them. */
  isBusy?: boolean;
  /** Focusable and readable, but does nothing. */
  isOff?: boolean;
  /** Page the button leads to, for preloading on intent. */
  leadsTo?: string;
  /** Accessible name, where the visible context is not read out. */
  readAs?: string;
  focusTurn?: number | undefined;
  /** The key that presses it, where the page hears keys. */
  hotkey?: string | undefined;
  /** Makes it a submit button of the form with this id, which is sent only before React. */
  posts?: { form: string; name: string; value: string } | undefined;
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
  leadsTo,
  readAs,
  focusTurn,
  hotkey,
  posts,
  className = '',
  onClick,
  children,
}: ButtonProps) {
  const ref = useFocusTurn(focusTurn);
  if (use(ForReading)) return null;
  return (
    <button
      ref={ref}
      type={posts ? 'submit' : type}
      {...posts}
      aria-busy={isBusy}
      aria-disabled={isBusy || isOff}
      data-leads-to={leadsTo}
      aria-label={readAs}
      aria-keyshortcuts={hotkey}
      className={buttonClass(isOff ? 'off' : look, size, className)}
      {...(onClick && !isOff && { onClick })}
    >
      {isBusy && <Glyph path={SIGNS.spinner} className="animate-turn" />}
      {children}
    </button>
  );
}
