import type { ReactNode } from 'react';

import { Icon } from '../../ui/mark/icon';

type QuestionProps = {
  id: string;
  number: number;
  title: string;
  /** Its answer says yes. */
  isDone: boolean;
  children: ReactNode;
};

/** One of the three questions: its number, and a tick once nothing of it stands in the way. */
export const Question = ({ id, number, title, isDone, children }: QuestionProps) => (
  <li
    id={id}
    className="relative grid scroll-mt-40 grid-cols-[30px_minmax(0,1fr)] gap-x-2 pb-7 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-3.75 not-last:before:border-l not-last:before:border-line-strong md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4 md:not-last:before:left-5"
  >
    <span
      aria-hidden="true"
      className={`relative isolate grid size-7.5 place-items-center font-semibold before:absolute before:inset-1 before:-z-1 before:rotate-45 before:border-2 before:border-current before:bg-surface md:size-10 ${isDone ? 'text-good' : 'text-muted'}`}
    >
      {isDone ? <Icon name="check" className="size-4" /> : number}
    </span>
    <div className="min-w-0 md:pt-1.5">
      <h3 className="mb-2 text-20">{title}</h3>
      {children}
    </div>
  </li>
);
