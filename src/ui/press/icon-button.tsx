import { use } from 'react';

import { Icon, type IconName } from '../mark/icon';
import { ForReading } from './for-reading';

type IconButtonProps = {
  name: IconName;
  label: string;
  isPressed?: boolean;
  isOpen?: boolean;
  className?: string;
  onClick: () => void;
};

export function IconButton({ name, label, isPressed, isOpen, className = '', onClick }: IconButtonProps) {
  if (use(ForReading)) return null;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      className={`grid print:hidden size-10 flex-none place-items-center rounded-control text-muted hover:bg-sea-tint hover:text-sea aria-expanded:*:rotate-180 ${className}`}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
