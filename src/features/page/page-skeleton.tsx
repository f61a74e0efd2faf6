import type { ReactElement } from 'react';

import { pageCopy } from '../../copy/page';

/** The shapes in which the pages of the house come. */
export const SHAPES = ['cards', 'list', 'grid', 'form', 'steps', 'receipt', 'article', 'poster'] as const;
export type Shape = (typeof SHAPES)[number];

const bar = (className: string, index = 0) => (
  <span key={index} className={`block rounded-control bg-sunken ${className}`} />
);

const several = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => bar(className, index));

const BODIES = {
  cards: <div className="grid gap-4">{several(5, 'h-28')}</div>,
  list: <div className="grid gap-3">{several(6, 'h-16')}</div>,
  grid: <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{several(9, 'h-36')}</div>,
  form: <div className="grid gap-6 sm:grid-cols-2">{several(8, 'h-18')}</div>,
  steps: (
    <div className="grid gap-8 lg:grid-cols-[152px_1fr_288px]">
      {bar('h-48')}
      <div className="grid gap-6">{several(5, 'h-18')}</div>
      {bar('h-72')}
    </div>
  ),
  receipt: (
    <div className="grid gap-8 lg:grid-cols-[1fr_320px]">
      <div className="grid content-start gap-4">{[bar('h-24', 9), ...several(3, 'h-12')]}</div>
      {bar('h-72')}
    </div>
  ),
  article: <div className="grid max-w-170 gap-3">{[bar('h-9 w-3/4', 9), ...several(8, 'h-5')]}</div>,
  poster: <div className="grid gap-6">{[bar('h-90', 9), ...several(3, 'h-20')]}</div>,
} satisfies Record<Shape, ReactElement>;

/** A page in the shape of what comes, so that nothing moves when it does. */
export function PageSkeletonView({ shape, title }: { shape: Shape; title: string }) {
  return (
    <div role="status" aria-busy="true" className="wrap w-full py-14">
      <p className="sr-only">
        {pageCopy.loading} {title}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        {bar('mb-8 h-10 w-60')}
        {BODIES[shape]}
      </div>
    </div>
  );
}
