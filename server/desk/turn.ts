import { HOUSE_CODES } from '../../contract/house/codes';
import type { Holder } from '../../domain/house/case';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import { DESK_MESSAGES as messages } from './messages';

/** Where a case stands: how often the house has set out to do something, and how much has happened to the order. */
type Standing = { turn: string; heldBy: Holder | null };

type Row = { own: number; happened: number; staffId: string | null; name: string | null };

export const caseMoved = () => new Refusal(HOUSE_CODES.caseMoved, messages.caseMoved, { status: 409 });

const STANDING = `select coalesce(c.turn, 0) as own, p.id as "staffId", p.name,
    coalesce((select max(position) from order_events e where e.order_no = o.order_no), 0)::bigint as happened
  from orders o left join desk_cases c on c.order_no = o.order_no left join staff p on p.id = c.held_by
 where o.order_no = $1`;

export async function standingOf(queries: Queries, orderNo: string): Promise<Standing> {
  const [row] = await queries.query<Row>(STANDING, [orderNo]);
  if (!row) return { turn: '0.0', heldBy: null };
  const { own, happened, staffId, name } = row;
  return { turn: `${own}.${happened}`, heldBy: staffId === null || name === null ? null : { staffId, name } };
}

/** `to`: who works at it from now on; nobody, where that is null. */
type Claim = { orderNo: string; turn: string; to: string | null; now: Date };

/**
 * Takes the turn, or tells that somebody was faster. Of two who have read the same turn one takes it: the row of the case
 * is held until the transaction ends, and its number goes on with it.
 */
export async function claimTurn(inside: Queries, { orderNo, turn, to, now }: Claim): Promise<void> {
  await inside.query('insert into desk_cases (order_no, turn) values ($1, 0) on conflict (order_no) do nothing', [
    orderNo,
  ]);
  await inside.query('select turn from desk_cases where order_no = $1 for update', [orderNo]);
  if ((await standingOf(inside, orderNo)).turn !== turn) throw caseMoved();
  await inside.query(
    `update desk_cases set turn = turn + 1, held_by = $2::text, held_at = case when $2::text is null then null else $3::timestamptz end
      where order_no = $1`,
    [orderNo, to, now],
  );
}
