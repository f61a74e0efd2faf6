import type { ChargeLine } from '../../../../domain/offer/charges';
import { isComplained } from '../../../../domain/order/changes/complaint';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { sumFee, type Mishap, type MishapPhoto, type MishapStand } from '../../../../domain/order/changes/mishap';
import type { Day } from '../../../../domain/values/days';
import type { Queries } from '../../../base/database/database';
import { byOrder } from '../../orders/by-order';
import { PHOTOS_OF_MISHAP } from './photos';
import type { MishapRemedy } from '../../../trade/modes/after/mishap';

export type KeptMishap = {
  no: number;
  kind: string;
  unit: number;
  count: number;
  name: string;
  day: Day;
  words: string;
  stands: MishapStand;
  lines: ChargeLine[];
  ways: { accept: MishapRemedy; decline: MishapRemedy } | null;
  answerBy: Date | null;
};

export type ReadMishap = KeptMishap & { photos: MishapPhoto[] };

type Row = ReadMishap & { orderNo: string };

export async function readMishaps(queries: Queries, orderNos: readonly string[]): Promise<Map<string, ReadMishap[]>> {
  const rows = await queries.query<Row>(
    `select order_no as "orderNo", no, kind, unit, count::float8 as count, name, to_char(day, 'YYYY-MM-DD') as day, words, stands,
            lines, ways, answer_by as "answerBy", ${PHOTOS_OF_MISHAP} as photos
       from mishaps m where order_no = any($1) order by order_no, no`,
    [orderNos],
  );
  return byOrder(rows, ({ orderNo: _, ...row }) => row);
}

export const TOLD: Happening = 'mishap.told';

/** Appends a mishap; the order's row must be locked. Marks complaints for the desk. */
export async function addMishap(inside: Queries, orderNo: string, of: KeptMishap, now: Date): Promise<void> {
  await inside.query(
    `insert into mishaps (order_no, no, kind, count, name, day, words, stands, lines, ways, answer_by, told_at, unit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      orderNo,
      of.no,
      of.kind,
      of.count,
      of.name,
      of.day,
      of.words,
      of.stands,
      JSON.stringify(of.lines),
      of.ways && JSON.stringify(of.ways),
      of.answerBy,
      now,
      of.unit,
    ],
  );
  const isOpen = isComplained([of]);
  if (isOpen !== null)
    await inside.query('update orders set is_complained = $2 where order_no = $1', [orderNo, isOpen]);
}

export const settleMishap = (
  inside: Queries,
  orderNo: string,
  { no, stands, lines }: Pick<KeptMishap, 'no' | 'stands' | 'lines'>,
) =>
  inside.query('update mishaps set stands = $3, lines = $4, answer_by = null where order_no = $1 and no = $2', [
    orderNo,
    no,
    stands,
    JSON.stringify(lines),
  ]);

const shownWay = ({ name, lines }: MishapRemedy) => ({ name, fee: sumFee(lines) });

export const shownMishap = ({
  no,
  name,
  day,
  words,
  stands,
  lines,
  ways,
  answerBy,
  photos = [],
}: KeptMishap & Partial<Pick<ReadMishap, 'photos'>>): Mishap => ({
  no,
  name,
  day,
  words,
  stands,
  fee: sumFee(lines),
  counted: lines.map((line) => line.name),
  ways: ways && { accept: shownWay(ways.accept), decline: shownWay(ways.decline) },
  answerBy: answerBy?.toISOString() ?? null,
  photos,
});
