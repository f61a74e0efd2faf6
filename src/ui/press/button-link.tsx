import { use, type MouseEvent, type ReactNode } from 'react';

import { buttonClass, type ButtonLook, type ButtonSize } from './button-look';
import { useFocusTurn } from '../layer/focus-turn';
import { ForReading } from './for-reading';

type ButtonLinkProps = {
  href: string;
  look: ButtonLook;
  size?: ButtonSize;
  /** Opens a new tab without opener. */
  isNewTab?: boolean;
  focusTurn?: number | undefined;
  className?: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

export function ButtonLink({
  href,
  look,
  size = 'medium',
  isNewTab = false,
  focusTurn,
  className = '',
  onClick,
  children,
}: ButtonLinkProps) {
  const ref = useFocusTurn(focusTurn);
  if (use(ForReading)) return null;
  return (
    <a
      ref={ref}
      href={href}
      className={buttonClass(look, size, className)}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onClick && { onClick })}
    >
      {children}
    </a>
  );
}
