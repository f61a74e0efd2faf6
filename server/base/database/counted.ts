import type { Parameter, Queries } from './database';

export async function queryCount(
  queries: Queries,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<number> {
  const rows = await queries.query<{ count: number }>(sql, parameters);
  return rows.reduce((all, { count }) => all + count, 0);
}
