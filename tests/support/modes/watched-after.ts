import type { Capability } from '../../../server/orders/after/after';
import type { Queries } from '../../../server/base/database/database';

/** Tables with row locks: counted stock, neighbours and assigned units. */
const TABLES = 'takings|neighbours|units_out';
const STOCKS = new RegExp(
  `\\b(?:insert into|update|delete from) (?:${TABLES})\\b|\\bfrom (?:${TABLES})\\b[^;]*\\bfor update\\b`,
  'i',
);

/**
 * Watches capabilities on every order move. The returned check throws when two lock stocks in one event of a mode,
 * since orders could deadlock, or when two answer one event, since only the last is used.
 */
export function watchAfter(all: readonly Capability[]): () => void {
  const seen = new Map<string, Set<string>>();
  const see = (where: string, id: string) => seen.set(where, (seen.get(where) ?? new Set()).add(id));
  for (const one of all) {
    const { id } = one;
    const onMove = one.onMove?.bind(one);
    if (!onMove) continue;
    one.onMove = async (inside, moved) => {
      const where = `${moved.order.mode} ${moved.event}`;
      const query: Queries['query'] = (sql, parameters) => {
        if (STOCKS.test(sql)) see(`${where} touches stocks`, id);
        return inside.query(sql, parameters);
      };
      const texts = await onMove({ query }, moved);
      if (texts !== null) see(`${where} speaks`, id);
      return texts;
    };
  }
  return () => {
    const crowded = [...seen].flatMap(([where, ids]) => (ids.size > 1 ? [`${where}: ${[...ids].join(', ')}`] : []));
    if (crowded.length > 0) throw new Error(crowded.join('\n'));
  };
}
