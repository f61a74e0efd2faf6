import { use, type MouseEvent, type ReactNode } from 'react';

import { Icon } from '../mark/icon';
import { ForReading } from './for-reading';

type TextLinkProps = {
  href: string;
  /** Given, it opens in a tab of its own, which cannot reach back, and says so in these words. */
  newTab?: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A way to somewhere, in the middle of a text; its line tells it from the words around it. */
export function TextLink({ href, newTab, onClick, children }: TextLinkProps) {
  if (use(ForReading)) return null;
  return (
    <a
      href={href}
      className="relative rounded-control text-sea underline decoration-1 underline-offset-4 after:absolute after:-inset-1.5 hover:text-sea-strong hover:decoration-2"
      {...(newTab !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onClick && { onClick })}
    >
      {children}
      {newTab !== undefined && (
        <>
          <Icon name="external" className="ml-0.5 inline-block size-4 align-[-3px]" />
          <span className="sr-only">{newTab}</span>
        </>
      )}
    </a>
  );
}
