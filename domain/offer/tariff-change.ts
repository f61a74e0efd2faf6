import { wantsFourEyes } from './surcharge';

export type SheetFigures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type SheetCells = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

type FigureChange = { row: string; column: string; before: string | number; after: string | number };

/** Difference of an edition to the prices before it. `most`: largest move of a figure in per cent. */
export type TariffChange = { moved: FigureChange[]; added: string[]; gone: string[]; most: number };

function percentMoved({ before, after }: FigureChange): number {
  if (typeof before === 'string' || typeof after === 'string') return 0;
  return before === 0 ? 100 : (Math.abs(after - before) / before) * 100;
}

export function compareFigures(before: SheetCells, after: SheetCells): TariffChange {
  const moved = Object.entries(after).flatMap(([row, figures]) => {
    const old = before[row];
    if (!old) return [];
    return Object.entries(figures).flatMap(([column, figure]): FigureChange[] => {
      const was = old[column] ?? (typeof figure === 'string' ? '' : 0);
      return was === figure ? [] : [{ row, column, before: was, after: figure }];
    });
  });
  return {
    moved: moved.toSorted((one, other) => percentMoved(other) - percentMoved(one)),
    added: Object.keys(after).filter((row) => !before[row]),
    gone: Object.keys(before).filter((row) => !after[row]),
    most: Math.max(0, ...moved.map(percentMoved)),
  };
}

/** A new or a lost price waits for a second person, as a large move does. */
export const needsSecondPerson = ({ added, gone, most }: TariffChange): boolean =>
  added.length > 0 || gone.length > 0 || wantsFourEyes(most);
