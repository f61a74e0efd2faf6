import type { ReactElement, ReactNode } from 'react';

import { Link } from 'wouter';

import { pathOf } from '../../../domain/routes';
import type { PageAction } from '../../copy/pages/page-copy';
import { Icon } from '../../ui/mark/icon';
import chart from './art/chart.svg';

const ACTIONS = {
  signal: 'bg-signal text-on-signal hover:bg-signal-hover',
  line: 'border border-line-strong bg-surface text-text hover:border-sea hover:text-sea',
};

/** `line` where something else on the page is the one thing to press next. */
export function ActionLink({ action, look = 'signal' }: { action: PageAction; look?: keyof typeof ACTIONS }) {
  return (
    <Link
      href={pathOf(action.to)}
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
  /** On a phone it leaves the first sight to what stands below it. */
  isLow?: boolean;
};

const LOW = {
  head: 'max-md:py-2.5',
  title: 'max-md:text-24',
  purpose: 'max-md:mt-0 max-md:text-12',
};

/** The head of a service that has a banner: it lies on the chart, and the header of the site lies on it. A drawing that says something is shown on a phone as well. */
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

/** The head of a page that begins with its matter. */
export function PlainHead({ title, purpose, children }: PageHeadProps) {
  return (
    <section className="wrap pt-10 md:pt-14">
      <h1 className="text-32 outline-none">{title}</h1>
      <p className="mt-2 max-w-170 text-16 text-muted">{purpose}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
