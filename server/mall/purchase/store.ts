import type { Queries } from '../../database/database';
import { EMPTY_LIST, type KeptList } from './kept';

const COLUMNS = 'lines, delivery, rates, held_until as "heldUntil"';

export const purchaseStore = (queries: Queries) => ({
  async find(userId: string): Promise<KeptList> {
    const [row] = await queries.query<KeptList>(`select ${COLUMNS} from purchase_lists where user_id = $1`, [userId]);
    return row ?? EMPTY_LIST;
  },
  /** Whoever changes the same list waits here. */
  async hold(userId: string): Promise<KeptList> {
    const [row] = await queries.query<KeptList>(
      `insert into purchase_lists (user_id, delivery) values ($1, $2)
       on conflict (user_id) do update set user_id = excluded.user_id returning ${COLUMNS}`,
      [userId, JSON.stringify(EMPTY_LIST.delivery)],
    );
    return row ?? EMPTY_LIST;
  },
  keep: (userId: string, { lines, delivery, rates, heldUntil }: KeptList) =>
    queries.query(
      'update purchase_lists set lines = $2, delivery = $3, rates = $4, held_until = $5 where user_id = $1',
      [userId, JSON.stringify(lines), JSON.stringify(delivery), JSON.stringify(rates), heldUntil],
    ),
});
