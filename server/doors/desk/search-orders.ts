import { QUEUED_STATES } from '../../../domain/house/queue';
import { HITS_MOST, type SearchText } from '../../../domain/house/search';
import type { Parameter, Queries } from '../../base/database/database';
import { byName } from '../../world/dangerous-goods/called';
import { bareName } from '../../world/dangerous-goods/names';

/** Rows looked through for goods that many orders carry. */
const LOOKED_THROUGH_MOST = 1_000;

export const CARRIES = (column: string, many: string) => `${column} @> any (${many}::jsonb[])`;
export const HAS = (name: string, part: string) => `position(lower(${part}) in lower(${name})) > 0`;
const FORM = `(coalesce(amended, snapshot)->'form')`;
const PLATE_AT = (typed: string) => `upper(translate(${typed}, ' ·', '')) = $1`;
export const BEGINS = (column: string, number: string) => `${column} like ${number}`;

/** Underscore and per cent of a typed text are no wildcards. */
export const beginning = (number: string): string => `${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Goods that a text means, as rows of an order hold them: its own name, a UN number, and numbers of that name in the library. */
export function namesakesOf({ text, unNo }: SearchText): string[] {
  const numbers = [unNo, ...byName(bareName(text)).map((goods) => goods.unNo)].filter((one) => one !== null);
  return [{ nameCn: text }, ...[...new Set(numbers)].map((one) => ({ unNo: one }))].map((row) => JSON.stringify([row]));
}

export type People = { enterprises: string[]; people: string[] };

/** Numbers of orders, the surest reading first; each reading stands on an index or is bounded. */
export async function orderNosMeant(
  queries: Queries,
  sought: SearchText,
  { enterprises, people }: People,
): Promise<string[]> {
  const { text, number, box, plate } = sought;
  const nos: string[] = [];
  const add = async (sql: string, given: Parameter[]) => {
    const rows = await queries.query<{ no: string }>(`${sql} limit ${HITS_MOST + 1}`, given);
    nos.push(...rows.map(({ no }) => no).filter((no) => !nos.includes(no)));
  };
  const newest = 'order by submitted_at desc, order_no';
  if (number.length >= 4)
    await add(`select order_no as no from orders where ${BEGINS('order_no', '$1')} order by order_no`, [
      beginning(number),
    ]);
  if (box !== null) {
    const unit = JSON.stringify([{ no: box }]);
    await add(`select order_no as no from orders where units <> '[]' and ${CARRIES('units', '$1')} ${newest}`, [
      [unit, JSON.stringify([{ boxNo: box }])],
    ]);
    await add('select order_no as no from packed_units where container_no = $1 order by at desc, order_no', [box]);
    for (const [mode, of] of [
      ['CFS', 'containers'],
      ['DGD', 'boxNos'],
    ] as const)
      await add(
        `select order_no as no from orders
          where mode = '${mode}' and coalesce(amended, snapshot)->'form'->'${of}' @> $1::jsonb ${newest}`,
        [unit],
      );
    await add(
      `select order_no as no from orders
        where mode = 'DGD' and upper(translate(coalesce(amended, snapshot) #>> '{form,bookingNo}', ' -', '')) = $1 ${newest}`,
      [box],
    );
  }
  if (plate !== null) {
    await add(`select order_no as no from orders where units <> '[]' and ${CARRIES('units', '$1')} ${newest}`, [
      [JSON.stringify([{ no: plate }]), JSON.stringify([{ trailerNo: plate }])],
    ]);
    await add(
      `select order_no as no from orders where state = any ($2) and (${PLATE_AT(`${FORM}->>'plateNo'`)} or exists (
         select 1 from jsonb_array_elements(case jsonb_typeof(${FORM}->'inbound') when 'array' then ${FORM}->'inbound' end) as t
          where ${PLATE_AT(`t->>'plateNo'`)})) ${newest}`,
      [plate, QUEUED_STATES],
    );
  }
  if (enterprises.length > 0)
    await add(`select order_no as no from orders where enterprise_id = any ($1) ${newest}`, [enterprises]);
  if (people.length > 0) await add(`select order_no as no from orders where user_id = any ($1) ${newest}`, [people]);
  if (nos.length > HITS_MOST) return nos;
  const meant = namesakesOf(sought);
  await add(
    `select order_no as no from orders
      where state = any ($2) and ${CARRIES(`head->'goods'`, '$1')} ${newest}`,
    [meant, QUEUED_STATES],
  );
  await add(
    `select no from (select order_no as no, submitted_at from orders where ${CARRIES(`head->'goods'`, '$1')}
       limit ${LOOKED_THROUGH_MOST}) looked order by submitted_at desc, no`,
    [meant],
  );
  if (sought.unNo === null && box === null)
    await add(
      `select order_no as no from orders where state = any ($2)
          and exists (select 1 from jsonb_array_elements(head->'goods') as g where ${HAS(`g->>'nameCn'`, '$1')}) ${newest}`,
      [text, QUEUED_STATES],
    );
  return nos;
}
