import type { ReactNode, Ref } from 'react';

import { WorkIcon, type WorkIconName } from '../../ui/mark/work-icon';

type ToolButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  icon?: WorkIconName;
  label?: string;
  /** Disabled in effect, but focusable. */
  isOff?: boolean;
  look?: 'line' | 'sea';
  className?: string;
  /** Event timestamp of the press, in page time. */
  onPress: (at: number) => void;
  children?: ReactNode;
};

const LOOKS = {
  line: 'border border-line-strong bg-surface text-text enabled:hover:border-sea enabled:hover:text-sea aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted',
  sea: 'bg-sea text-on-sea hover:bg-sea-strong aria-disabled:bg-line aria-disabled:text-muted',
};

export function ToolButton(props: ToolButtonProps) {
  const { ref, icon, label, isOff = false, look = 'line', className = 'h-8 px-3', onPress, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={`inline-flex touch-manipulation items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap transition-colors aria-disabled:cursor-default ${LOOKS[look]} ${className}`}
      onClick={({ timeStamp }) => {
        if (!isOff) onPress(timeStamp);
      }}
    >
      {icon && <WorkIcon name={icon} className="size-4" />}
      {children}
    </button>
  );
}
