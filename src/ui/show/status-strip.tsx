import type { ReactNode } from 'react';

import { Icon, type IconName } from '../mark/icon';

export type StatusTone = 'quiet' | 'busy' | 'good' | 'warn' | 'bad';

const LOOKS: Record<StatusTone, { icon: IconName; className: string }> = {
  quiet: { icon: 'shield', className: 'bg-sunken text-muted' },
  busy: { icon: 'spinner', className: 'bg-sea-tint text-sea' },
  good: { icon: 'shieldChecked', className: 'bg-good-tint text-good' },
  warn: { icon: 'shield', className: 'bg-warn-tint text-warn' },
  bad: { icon: 'alert', className: 'bg-bad-tint text-bad' },
};

/** One status line with an action; changes are announced and its height is constant. */
export function StatusStrip({ tone, way, children }: { tone: StatusTone; way?: ReactNode; children: ReactNode }) {
  const { icon, className } = LOOKS[tone];
  return (
    <p className={`flex min-h-11 items-center gap-2.5 rounded-control px-3 py-2 ${className}`}>
      <Icon name={icon} />
      <output>{children}</output>
      {way}
    </p>
  );
}
