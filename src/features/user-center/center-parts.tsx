import type { ComponentProps, ReactNode } from 'react';

import type { AuditStatus } from '../../../domain/people/enterprise';
import { userCenterCopy as copy } from '../../copy/people/user-center';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Icon, type IconName } from '../../ui/mark/icon';
import { BlockFailure } from '../../ui/show/block-states';

export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mb-6">
      <h1 className="text-24 md:text-32">{title}</h1>
      <p className="mt-1 text-muted">{lead}</p>
    </header>
  );
}

type CardProps = {
  title: string;
  className?: string;
  /** A new value means content was removed; the heading then takes the lost focus. */
  turn?: string | number;
  children: ReactNode;
};

export function Card({ title, className = '', turn, children }: CardProps) {
  return (
    <section className={`rounded-card border border-line bg-surface p-5 md:p-6 ${className}`}>
      <h2 key={turn} ref={catchFocus} className="text-16">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const BADGES: Record<AuditStatus, { icon: IconName; className: string }> = {
  NONE: { icon: 'alert', className: 'bg-warn-tint text-warn' },
  WAIT: { icon: 'clock', className: 'bg-sea-tint text-sea' },
  PASS: { icon: 'check', className: 'bg-good-tint text-good' },
  REJECT: { icon: 'alert', className: 'bg-bad-tint text-bad' },
  EXPIRED: { icon: 'clock', className: 'bg-warn-tint text-warn' },
};

/** Colour alone must not carry the state, so an icon and a word go with it. */
export function StatusBadge({ status }: { status: AuditStatus }) {
  const { icon, className } = BADGES[status];
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-12 font-medium ${className}`}>
      <Icon name={icon} className="size-4" />
      {copy.status[status].name}
    </span>
  );
}

/** Takes the focus of a removed control while loading. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <output ref={catchFocus} className="block text-muted outline-none">
    {children}
  </output>
);

/** Takes the focus of a removed control; offers a retry. */
export const Failure = (props: ComponentProps<typeof BlockFailure>) => (
  <div ref={catchFocus} className="outline-none">
    <BlockFailure {...props} />
  </div>
);

type EmptyProps = { title: string; text: string; children?: ReactNode };

export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className="grid justify-items-start gap-1 rounded-card border border-dashed border-line-strong p-6 md:p-8">
      <p ref={catchFocus} className="text-16 font-medium text-ink">
        {title}
      </p>
      <p className="text-muted">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
