import type { Queries } from '../../../base/database/database';
import { EMPTY_LIST, type KeptList } from './kept';

const WRITTEN = 'list_id, name, made_at, lines, delivery, rates, held_until';
const COLUMNS = 'list_id as "listId", name, made_at as "madeAt", lines, delivery, rates, held_until as "heldUntil"';

const written = (userId: string, { listId, name, madeAt, lines, delivery, rates, heldUntil }: KeptList) => [
  userId,
  listId,
  name,
  madeAt,
  JSON.stringify(lines),
  JSON.stringify(delivery),
  JSON.stringify(rates),
  heldUntil,
];

const SET = 'list_id = $2, name = $3, made_at = $4, lines = $5, delivery = $6, rates = $7, held_until = $8';

export function purchaseStore(queries: Queries) {
  /** Oldest first. */
  async function all(userId: string): Promise<KeptList[]> {
    const rows = await queries.query<KeptList>(
      `select ${COLUMNS}, true as "isOpen" from purchase_lists where user_id = $1 union all
       select ${COLUMNS}, false from purchase_lists_kept where user_id = $1 order by "madeAt", "listId"`,
      [userId],
    );
    return rows.length === 0 ? [EMPTY_LIST] : rows;
  }
  return {
    all,
    /** Open or not; an empty list if dropped. */
    one: async (userId: string, listId: string): Promise<KeptList> =>
      (await all(userId)).find((list) => list.listId === listId) ?? EMPTY_LIST,
    async find(userId: string): Promise<KeptList> {
      const [row] = await queries.query<KeptList>(
        `select ${COLUMNS}, true as "isOpen" from purchase_lists where user_id = $1`,
        [userId],
      );
      return row ?? EMPTY_LIST;
    },
    /** The open list, locked; all changes of the person's lists wait here. */
    async hold(userId: string): Promise<KeptList> {
      const [row] = await queries.query<KeptList>(
        `insert into purchase_lists (user_id, delivery) values ($1, $2)
       on conflict (user_id) do update set user_id = excluded.user_id returning ${COLUMNS}, true as "isOpen"`,
        [userId, JSON.stringify(EMPTY_LIST.delivery)],
      );
      return row ?? EMPTY_LIST;
    },
    keep: (userId: string, list: KeptList) =>
      queries.query(
        `update ${list.isOpen ? 'purchase_lists' : 'purchase_lists_kept'} set ${SET} where user_id = $1 and list_id = $2`,
        written(userId, list),
      ),
    /** Replaces the open list, which is lost unless stored beside. */
    async open(userId: string, list: KeptList): Promise<void> {
      await queries.query('delete from purchase_lists_kept where user_id = $1 and list_id = $2', [userId, list.listId]);
      await queries.query(`update purchase_lists set ${SET} where user_id = $1`, written(userId, list));
    },
    putBeside: (userId: string, list: KeptList) =>
      queries.query(
        `insert into purchase_lists_kept (user_id, ${WRITTEN}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        written(userId, list),
      ),
  };
}
