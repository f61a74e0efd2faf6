import type { ReactElement } from 'react';

import { frameCopy } from '../../copy/site/frame';
import { Bar } from '../../ui/show/bar';

export const SHAPES = ['cards', 'list', 'grid', 'form', 'steps', 'receipt', 'article', 'poster'] as const;
export type Shape = (typeof SHAPES)[number];

const bars = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => <Bar key={index} className={className} />);

const BODIES = {
  cards: <div className="grid gap-4">{bars(5, 'h-28')}</div>,
  list: <div className="grid gap-3">{bars(6, 'h-16')}</div>,
  grid: <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{bars(9, 'h-36')}</div>,
  form: <div className="grid gap-6 sm:grid-cols-2">{bars(8, 'h-18')}</div>,
  steps: (
    <div className="grid gap-8 lg:grid-cols-[152px_1fr_288px]">
      <Bar className="h-48" />
      <div className="grid gap-6">{bars(5, 'h-18')}</div>
      <Bar className="h-72" />
    </div>
  ),
  receipt: (
    <div className="grid gap-8 lg:grid-cols-[1fr_320px]">
      <div className="grid content-start gap-4">
        <Bar className="h-24" />
        {bars(3, 'h-12')}
      </div>
      <Bar className="h-72" />
    </div>
  ),
  article: (
    <div className="grid max-w-170 gap-3">
      <Bar className="h-9 w-3/4" />
      {bars(8, 'h-5')}
    </div>
  ),
  poster: (
    <div className="grid gap-6">
      <Bar className="h-90" />
      {bars(3, 'h-20')}
    </div>
  ),
} satisfies Record<Shape, ReactElement>;

/** Skeleton of a page, shaped to avoid layout shift. */
export function PageSkeletonView({ shape, title }: { shape: Shape; title: string }) {
  return (
    <div role="status" aria-busy="true" className="wrap w-full py-14">
      <p className="sr-only">
        {frameCopy.loading} {title}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        <Bar className="mb-8 h-10 w-60" />
        {BODIES[shape]}
      </div>
    </div>
  );
}
