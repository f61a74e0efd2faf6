import { use, type MouseEvent, type ReactNode } from 'react';

import { Icon } from '../mark/icon';
import { ForReading } from './for-reading';

type TextLinkProps = {
  href: string;
  /** Set for a new tab without opener; the text announces it. */
  newTab?: string;
  onClick?: (event: MouseEvent) => void;
  /** The key that follows it, where the page hears keys. */
  hotkey?: string;
  children: ReactNode;
};

/** Inline link, underlined to stand out from the text. */
export function TextLink({ href, newTab, onClick, hotkey, children }: TextLinkProps) {
  if (use(ForReading)) return null;
  return (
    <a
      href={href}
      className="relative rounded-control text-sea underline decoration-1 underline-offset-4 after:absolute after:-inset-1.5 hover:text-sea-strong hover:decoration-2"
      {...(newTab !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onClick && { onClick })}
      {...(hotkey !== undefined && { 'aria-keyshortcuts': hotkey })}
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
