import type { ModeId } from '../../../domain/mode-ids';
import { type DeskHit, type SearchText, type FoundKind, HITS_MOST, mayFind } from '../../../domain/house/search';
import type { StaffRole } from '../../../domain/house/roles';
import { BUYER_PAPER_NAMES } from '../../../domain/mall/buyer-papers';
import type { BuyerPaper } from '../../../domain/mall/purchase-right';
import { maskMobileNumber } from '../../../domain/people/phone';
import type { Parameter, Queries } from '../../base/database/database';
import { BEGINS, beginning, CARRIES, HAS, namesakesOf, orderNosMeant, type People } from './search-orders';

const NAMESAKES_MOST = 50;

/** Ids of customers that a name, a credit code or a telephone means. */
async function peopleMeant(queries: Queries, { text, number, tail, phone }: SearchText): Promise<People> {
  const ids = async (sql: string, given: Parameter[]) =>
    (await queries.query<{ id: string }>(`${sql} limit ${NAMESAKES_MOST}`, given)).map(({ id }) => id);
  if (phone !== null)
    return {
      enterprises: [],
      people: await ids('select id from users where phone = $1 and closed_at is null', [phone]),
    };
  if (tail !== null)
    return {
      enterprises: [],
      people: await ids('select id from users where right(phone, 4) = $1 and closed_at is null', [tail]),
    };
  return {
    enterprises: await ids(
      `select id from enterprises where ${HAS('name', '$1')} or credit_code = $2 order by name, id`,
      [text, number],
    ),
    people: await ids(`select id from users where ${HAS('name', '$1')} and closed_at is null order by name, id`, [
      text,
    ]),
  };
}

type OrderRow = {
  no: string;
  mode: ModeId;
  state: string;
  who: string;
  goods: { nameCn: string }[];
  isComplained: boolean;
};

const namesIn = (goods: readonly { nameCn: string }[]): string => goods.map(({ nameCn }) => nameCn).join('、');

const WHO = `coalesce(e.name, u.name)`;
const NONE: Omit<DeskHit, 'kind' | 'no' | 'name'> = { mode: null, state: null, who: '', what: '', isComplained: false };

async function ordersMeant(queries: Queries, sought: SearchText, people: People): Promise<DeskHit[]> {
  const nos = await orderNosMeant(queries, sought, people);
  if (nos.length === 0) return [];
  const rows = await queries.query<OrderRow>(
    `select o.order_no as no, o.mode, o.state, ${WHO} as who, o.head->'goods' as goods, o.is_complained as "isComplained"
       from orders o join users u on u.id = o.user_id left join enterprises e on e.id = o.enterprise_id
      where o.order_no = any ($1)`,
    [nos],
  );
  return rows
    .toSorted((one, other) => nos.indexOf(one.no) - nos.indexOf(other.no))
    .map(({ goods, ...row }) => ({ ...NONE, kind: 'order', name: row.no, ...row, what: namesIn(goods) }));
}

async function enquiriesMeant(
  queries: Queries,
  sought: SearchText,
  { enterprises, people }: People,
): Promise<DeskHit[]> {
  const rows = await queries.query<Omit<OrderRow, 'isComplained'>>(
    `select q.enquiry_no as no, q.mode, q.state, ${WHO} as who, q.form->'goods' as goods
       from enquiries q join users u on u.id = q.user_id left join enterprises e on e.id = u.enterprise_id
      where ${BEGINS('q.enquiry_no', '$1')} or q.user_id = any ($2)
         or q.user_id in (select id from users where enterprise_id = any ($3)) or ${CARRIES(`q.form->'goods'`, '$4')}
      order by q.sent_at desc, q.enquiry_no limit ${HITS_MOST + 1}`,
    [beginning(sought.number), people, enterprises, namesakesOf(sought)],
  );
  return rows.map(({ goods, ...row }) => ({ ...NONE, kind: 'enquiry', name: row.no, ...row, what: namesIn(goods) }));
}

type NamedRow = { no: string; name: string; state: string | null; what: string };

async function verificationsMeant(queries: Queries, { enterprises }: People): Promise<DeskHit[]> {
  const rows = await queries.query<NamedRow>(
    `select e.id as no, e.name, e.audit_status as state, e.credit_code as what from enterprises e
      where e.id = any ($1) and exists (select 1 from enterprise_verifications v where v.enterprise_id = e.id)
      order by e.name, e.id limit ${HITS_MOST + 1}`,
    [enterprises],
  );
  return rows.map((row) => ({ ...NONE, kind: 'verification', ...row }));
}

async function papersMeant(queries: Queries, { number }: SearchText, { enterprises }: People): Promise<DeskHit[]> {
  const rows = await queries.query<NamedRow & { paper: BuyerPaper }>(
    `select p.id as no, p.number as name, p.state, p.paper, e.name as what
       from buyer_papers p join enterprises e on e.id = p.enterprise_id
      where upper(p.number) = $1 or p.enterprise_id = any ($2) order by p.handed_at desc, p.id limit ${HITS_MOST + 1}`,
    [number, enterprises],
  );
  return rows.map(({ paper, what, ...row }) => ({
    ...NONE,
    kind: 'buyerPaper',
    ...row,
    who: what,
    what: BUYER_PAPER_NAMES[paper],
  }));
}

async function samplesMeant(queries: Queries, { text, number }: SearchText, of: People): Promise<DeskHit[]> {
  const rows = await queries.query<NamedRow & { who: string }>(
    `select s.sample_no as no, s.sample_no as name, s.state, s.product->>'nameCn' as what,
            coalesce((select e.name from enterprises e where e.id = s.buyer_id), u.name) as who
       from samples s join users u on u.id = s.asked_by
      where s.sample_no = $1 or s.parcel = $2 or s.buyer_id = any ($3) or s.asked_by = any ($4)
         or ${HAS(`s.product->>'nameCn'`, '$2')}
      order by s.asked_at desc, s.sample_no limit ${HITS_MOST + 1}`,
    [number, text, of.enterprises, of.people],
  );
  return rows.map((row) => ({ ...NONE, kind: 'sample', ...row }));
}

async function customersMeant(queries: Queries, { enterprises, people }: People): Promise<DeskHit[]> {
  const found = await queries.query<{ no: string; name: string }>(
    `select id as no, name from enterprises where id = any ($1) order by name, id limit ${HITS_MOST + 1}`,
    [enterprises],
  );
  const named = await queries.query<{ no: string; name: string; phone: string; who: string | null }>(
    `select u.id as no, u.name, u.phone, e.name as who from users u left join enterprises e on e.id = u.enterprise_id
      where u.id = any ($1) order by u.name, u.id limit ${HITS_MOST + 1}`,
    [people],
  );
  return [
    ...found.map((row): DeskHit => ({ ...NONE, kind: 'enterprise', ...row })),
    ...named.map(
      ({ phone, who, ...row }): DeskHit => ({
        ...NONE,
        kind: 'person',
        ...row,
        who: who ?? '',
        what: maskMobileNumber(phone),
      }),
    ),
  ];
}

const FINDERS: Readonly<
  Record<Exclude<FoundKind, 'person'>, (queries: Queries, sought: SearchText, people: People) => Promise<DeskHit[]>>
> = {
  order: ordersMeant,
  enquiry: enquiriesMeant,
  verification: (queries, _, people) => verificationsMeant(queries, people),
  buyerPaper: papersMeant,
  sample: samplesMeant,
  enterprise: (queries, _, people) => customersMeant(queries, people),
};

/** Hits of the kinds that these roles are shown. `isMore`: a kind has others, which more of the text would leave out. */
export async function deskHits(queries: Queries, sought: SearchText, roles: readonly StaffRole[]) {
  const people = await peopleMeant(queries, sought);
  const records: DeskHit[] = [];
  let isMore = false;
  for (const [kind, find] of Object.entries(FINDERS) as [FoundKind, (typeof FINDERS)['order']][]) {
    if (!mayFind(kind, roles)) continue;
    const hits = await find(queries, sought, people);
    for (const one of new Set(hits.map((hit) => hit.kind))) {
      const own = hits.filter((hit) => hit.kind === one);
      records.push(...own.slice(0, HITS_MOST));
      isMore ||= own.length > HITS_MOST;
    }
  }
  return { records, isMore };
}
