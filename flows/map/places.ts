import type { Link } from './links';

export type Card = { chart: string; area: string; column: number; row: number };

type Band = { area: string; row: number; rows: number };

type Cell = { chart: string; column: number; row: number };

function mapColumns(charts: readonly string[], links: readonly Link[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const columnOf = (chart: string, above: readonly string[]): number => {
    const before = links.filter(({ from, to }) => to === chart && !above.includes(from)).map(({ from }) => from);
    const column = known.get(chart) ?? Math.max(-1, ...before.map((one) => columnOf(one, [...above, chart]))) + 1;
    known.set(chart, column);
    return column;
  };
  for (const chart of charts) columnOf(chart, []);
  return known;
}

/** A chart and its children in the same area: the first beside it, each further one a row below. */
function treeCells(
  root: string,
  childrenOf: (chart: string) => string[],
  columns: ReadonlyMap<string, number>,
): Cell[] {
  let row = 0;
  const cells: Cell[] = [];
  const grow = (chart: string) => {
    if (cells.some((cell) => cell.chart === chart)) return;
    cells.push({ chart, column: columns.get(chart) ?? 0, row });
    for (const [at, child] of childrenOf(chart).entries()) {
      if (at > 0) row += 1;
      grow(child);
    }
  };
  grow(root);
  return cells;
}

const isFree = (taken: readonly Cell[], cells: readonly Cell[], down: number) => {
  const span = (row: number) => cells.filter((cell) => cell.row === row).map(({ column }) => column);
  return taken.every(({ column, row }) => {
    const own = span(row - down);
    return own.length === 0 || column < Math.min(...own) || column > Math.max(...own);
  });
};

/** Places each tree of an area at the first free row from the top. */
function packed(trees: readonly Cell[][]): Cell[] {
  const taken: Cell[] = [];
  for (const cells of trees) {
    let down = 0;
    while (!isFree(taken, cells, down)) down += 1;
    taken.push(...cells.map((cell) => ({ ...cell, row: cell.row + down })));
  }
  return taken;
}

/** Map positions: one band per area, later started charts further right. */
export function mapPlaces(areas: ReadonlyMap<string, string>, order: readonly string[], links: readonly Link[]) {
  const charts = [...areas.keys()];
  const columns = mapColumns(charts, links);
  const cards: Card[] = [];
  const bands: Band[] = [];
  let top = 0;
  const known = [...order, ...new Set(areas.values())].filter((area, at, all) => all.indexOf(area) === at);
  for (const area of known) {
    const own = charts.filter((chart) => areas.get(chart) === area);
    const inside = links.filter(({ from, to }) => own.includes(from) && own.includes(to));
    const first = new Map<string, string>();
    for (const { from, to } of inside) if (!first.has(to)) first.set(to, from);
    const childrenOf = (chart: string) => own.filter((one) => first.get(one) === chart);
    const trees = own.filter((chart) => !first.has(chart)).map((root) => treeCells(root, childrenOf, columns));
    const cells = packed(trees.toSorted((a, b) => b.length - a.length));
    const rows = Math.max(-1, ...cells.map(({ row }) => row)) + 1;
    if (rows === 0) continue;
    cards.push(...cells.map(({ chart, column, row }) => ({ chart, area, column, row: row + top })));
    bands.push({ area, row: top, rows });
    top += rows;
  }
  return { cards, bands, columns: Math.max(0, ...columns.values()) + 1, rows: top };
}

export type Places = ReturnType<typeof mapPlaces>;
