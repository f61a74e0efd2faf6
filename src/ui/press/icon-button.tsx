import { Icon, type IconName } from '../mark/icon';

type IconButtonProps = {
  name: IconName;
  label: string;
  /** For a switch: what the label says is on. */
  isPressed?: boolean;
  className?: string;
  onClick: () => void;
};

export function IconButton({ name, label, isPressed, className = '', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={`grid size-10 flex-none place-items-center rounded-control text-muted hover:bg-sea-tint hover:text-sea ${className}`}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
