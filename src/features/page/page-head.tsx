import type { ReactElement, ReactNode } from 'react';

import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import type { PageAction } from '../../copy/pages/page-copy';
import { Icon } from '../../ui/mark/icon';
import chart from './art/chart.svg';

const ACTIONS = {
  signal: 'bg-signal text-on-signal hover:bg-signal-hover',
  line: 'border border-line-strong bg-surface text-text hover:border-sea hover:text-sea',
};

/** `line` where another button on the page is primary. */
export function ActionLink({ action, look = 'signal' }: { action: PageAction; look?: keyof typeof ACTIONS }) {
  return (
    <Link
      href={routePath(action.to)}
      className={`inline-flex h-12 items-center gap-2 rounded-control px-6 text-16 font-semibold outline-current ${ACTIONS[look]}`}
    >
      {action.label}
      <Icon name="arrowRight" />
    </Link>
  );
}

type PageHeadProps = { title: string; purpose: string; children?: ReactNode };

type BannerProps = PageHeadProps & {
  art: string | ReactElement;
  /** On phones it takes less height, so that the content below is visible at once. */
  isLow?: boolean;
};

const LOW = {
  head: 'max-md:py-2.5',
  title: 'max-md:text-24',
  purpose: 'max-md:mt-0 max-md:text-12',
};

/** Banner head; the transparent site header lies over it. An informative drawing is shown on phones too. */
export function BannerHead({ title, purpose, art, isLow = false, children }: BannerProps) {
  return (
    <section className="relative isolate overflow-hidden bg-deep pt-16 text-deep-text">
      <img
        src={chart}
        fetchPriority="low"
        alt=""
        width={1440}
        height={560}
        className="absolute inset-0 -z-10 size-full object-cover object-right opacity-70 max-md:opacity-40"
      />
      <div
        className={`wrap flex flex-wrap items-center justify-between gap-8 py-12 md:flex-nowrap md:py-16 ${isLow ? LOW.head : ''}`}
      >
        <div>
          <h1 className={`text-32 text-on-deep outline-none md:text-44 ${isLow ? LOW.title : ''}`}>{title}</h1>
          <p className={`mt-3 max-w-130 text-16 ${isLow ? LOW.purpose : ''}`}>{purpose}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {typeof art === 'string' ? (
          <img src={art} fetchPriority="low" alt="" width={320} height={192} className="max-md:hidden" />
        ) : (
          art
        )}
      </div>
    </section>
  );
}

export function PlainHead({ title, purpose, children }: PageHeadProps) {
  return (
    <section className="wrap pt-10 md:pt-14">
      <h1 className="text-32 outline-none">{title}</h1>
      <p className="mt-2 max-w-170 text-16 text-muted">{purpose}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
