import type { CSSProperties, ReactNode } from 'react';

import css from '../../src/ui/tokens.css?raw';
import { tokensOf } from './tokens';

export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-8 rounded-card bg-surface p-6 text-text">{children}</div>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-16 font-semibold text-ink">{title}</h2>
    {children}
  </section>
);

export type Theme = 'day' | 'night';

const THEMES = [
  { theme: 'day', name: '浅色' },
  { theme: 'night', name: '深色' },
] as const;

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
