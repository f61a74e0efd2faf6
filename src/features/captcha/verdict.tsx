import { Icon } from '../../ui/mark/icon';

const LOOKS = {
  good: { icon: 'shieldChecked', className: 'border-good bg-good-tint text-good' },
  bad: { icon: 'alert', className: 'border-bad bg-bad-tint text-bad' },
} as const;

type VerdictProps = { tone: keyof typeof LOOKS; className: string; children: string };

export function Verdict({ tone, className, children }: VerdictProps) {
  const look = LOOKS[tone];
  return (
    <p className={`flex items-center gap-2 px-3 font-medium ${look.className} ${className}`}>
      <Icon name={look.icon} className="size-4" />
      <span className="truncate">{children}</span>
    </p>
  );
}
