import { HOUSE_CODES } from '../../../contract/house/codes';
import type { Holder } from '../../../domain/house/case';
import type { TakenOver } from '../../../domain/house/holding';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { DESK_MESSAGES as messages } from './messages';

/** Turn of a case: the count of staff acts and of events on its subject. */
type Standing = { turn: string; heldBy: Holder | null };

type Row = { own: number; happened: number; staffId: string | null; name: string | null };

export const caseMoved = () => new Refusal(HOUSE_CODES.caseMoved, messages.caseMoved, { status: 409 });

/** `happened`: SQL of a counter that grows with every act of the owner or the clock; none where the desk alone changes it. */
type Moving = { no: string; happened?: string };

const standing = (happened: string) =>
  `select coalesce(c.turn, 0) as own, p.id as "staffId", p.name, (${happened})::bigint as happened
     from (select $1::text as subject) s left join desk_cases c on c.subject = s.subject left join staff p on p.id = c.held_by`;

export async function readStanding(queries: Queries, { no, happened = 'select 0' }: Moving): Promise<Standing> {
  const [row] = await queries.query<Row>(standing(happened), [no]);
  if (!row) return { turn: '0.0', heldBy: null };
  const { own, staffId, name } = row;
  return { turn: `${own}.${row.happened}`, heldBy: staffId === null || name === null ? null : { staffId, name } };
}

/** `to`: the new holder; null releases the case. */
export type CaseClaim = {
  subject: Moving & { kind: SubjectKind };
  turn: string;
  to: string | null;
  by: string;
  now: Date;
};

/**
 * Takes the turn, or refuses when another person was faster. The case's row stays locked until the end of the
 * transaction. A holder who loses the case is recorded, to be notified.
 */
export async function claimTurn(inside: Queries, { subject, turn, to, by, now }: CaseClaim): Promise<void> {
  const { kind, no } = subject;
  await inside.query('insert into desk_cases (subject, turn) values ($1, 0) on conflict (subject) do nothing', [no]);
  await inside.query('select turn from desk_cases where subject = $1 for update', [no]);
  const { turn: current, heldBy } = await readStanding(inside, subject);
  if (current !== turn) throw caseMoved();
  const loser = heldBy !== null && heldBy.staffId !== by ? heldBy.staffId : null;
  await inside.query(
    `update desk_cases set turn = turn + 1, kind = $4, held_by = $2::text,
        held_at = case when $2::text is null then null else $3::timestamptz end,
        taken_from = coalesce($5::text, taken_from),
        taken_by = case when $5::text is null then taken_by else $6::text end,
        taken_at = case when $5::text is null then taken_at else $3::timestamptz end
      where subject = $1`,
    [no, to, now, kind, loser, by],
  );
}

/** True if the act after this turn is the person's own with the same words: its answer was lost on the way. */
export async function isLastDeed(
  queries: Queries,
  { subject, turn, by, act, said }: Pick<CaseClaim, 'subject' | 'turn' | 'by'> & { act: string; said: string },
): Promise<boolean> {
  const [own = ''] = turn.split('.');
  const { turn: current } = await readStanding(queries, subject);
  if (!current.startsWith(`${Number(own) + 1}.`)) return false;
  const [last] = await queries.query<{ staffId: string | null; act: string; said: string }>(
    'select staff_id as "staffId", act, said from desk_log where subject = $1 order by position desc limit 1',
    [subject.no],
  );
  return last?.staffId === by && last.act === act && last.said === said;
}

export const giveBack = (inside: Queries, no: string) =>
  inside.query('update desk_cases set held_by = null, held_at = null where subject = $1', [no]);

/** Cases taken over from this person since then, the latest first. */
export const listTakenOver = async (queries: Queries, staffId: string, since: Date): Promise<TakenOver[]> =>
  (
    await queries.query<Omit<TakenOver, 'at'> & { at: Date }>(
      `select c.kind, c.subject as no, p.name as by, c.taken_at as at from desk_cases c join staff p on p.id = c.taken_by
        where c.taken_from = $1 and c.taken_at > $2 and c.held_by is distinct from $1 order by c.taken_at desc limit 20`,
      [staffId, since],
    )
  ).map((row) => ({ ...row, at: row.at.toISOString() }));
