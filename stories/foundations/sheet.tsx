import type { CSSProperties, ReactNode } from 'react';

import css from '../../src/ui/tokens.css?raw';
import { tokensOf, type Theme } from './tokens';

export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-8 rounded-card bg-surface p-4 text-text md:p-6">{children}</div>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-16 font-semibold text-ink">{title}</h2>
    {children}
  </section>
);

const THEMES = [
  { theme: 'day', name: '浅色' },
  { theme: 'night', name: '深色' },
] as const;

/** Rows that stand below each other on a phone. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="grid divide-y divide-line border-y border-line">{children}</ul>
);

/** One row: its sample, its name, and its purpose. */
export const Row = ({ sample, name, children }: { sample: ReactNode; name: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[8rem_minmax(0,18rem)_minmax(0,1fr)]">
    <span className="min-w-0">{sample}</span>
    <span className="min-w-0 text-14">{name}</span>
    <span className="col-span-full min-w-0 text-14 text-text md:col-auto">{children}</span>
  </li>
);

/** Principles of a page, each one sentence. */
export const Rules = ({ children }: { children: readonly string[] }) => (
  <ul className="grid gap-1 text-14">
    {children.map((rule) => (
      <li key={rule} className="border-l-2 border-line-strong pl-3">
        {rule}
      </li>
    ))}
  </ul>
);

/** A page has one theme, so each half sets all colours itself. */
const coloursOf = (theme: Theme): CSSProperties =>
  Object.fromEntries(tokensOf(css, 'color').map((token) => [`--color-${token.name}`, token[theme]]));

export const InBothThemes = ({ children }: { children: (theme: Theme) => ReactNode }) => (
  <div className="grid gap-4 lg:grid-cols-2">
    {THEMES.map(({ theme, name }) => (
      <div
        key={theme}
        style={coloursOf(theme)}
        className="grid content-start gap-3 rounded-card bg-surface p-4 text-text"
      >
        <h3 className="text-14 font-medium text-muted">{name}</h3>
        {children(theme)}
      </div>
    ))}
  </div>
);
