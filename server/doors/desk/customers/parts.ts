import {
  type Customer,
  type CustomerLimits,
  type CustomerOrder,
  type CustomerRef,
  type CustomerSample,
  type CustomerWord,
  PART_MOST,
  type SentMessage,
} from '../../../../domain/house/customers';
import { QUEUED_STATES } from '../../../../domain/house/queue';
import { MOST_ORDERS_A_DAY, mostOrders } from '../../../../domain/order/life/holdings';
import type { OrderHead } from '../../../../domain/order/receipt/brief';
import { maskMobileNumber } from '../../../../domain/people/phone';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { queryCount } from '../../../base/database/counted';
import type { Queries } from '../../../base/database/database';
import { ENQUIRY_ROWS } from '../../../orders/enquiries/store';
import type { ServerModes } from '../../../trade/modes';
import { boundFactor } from '../../../orders/orders/buyer';
import type { SampleRow } from '../../../orders/mall/samples/store';
import { countHeldOrders } from '../../../orders/orders/holdings';
import { enquiryQueueLine, type QueuedEnquiryRow } from '../enquiries/queue';
import { HELD, HOLDER, type HolderRow, readHolder } from '../holder';

const PEOPLE = { enterprise: '(select id from users where enterprise_id = $1)', person: '($1::text)' } as const;
const ORDERS = { enterprise: 'o.enterprise_id = $1', person: 'o.user_id = $1' } as const;

type OrderRow = Pick<CustomerOrder, 'orderNo' | 'mode' | 'state' | 'isOpen'> &
  HolderRow & { head: OrderHead; submittedAt: Date };

export async function readCustomerOrders(queries: Queries, { kind, id }: CustomerRef): Promise<Customer['orders']> {
  const rows = await queries.query<OrderRow>(
    `select o.order_no as "orderNo", o.mode, o.state, o.state = any($2) as "isOpen", o.submitted_at as "submittedAt",
            o.head, ${HOLDER} from orders o ${HELD('o.order_no')}
      where ${ORDERS[kind]} order by o.state = any($2) desc, o.submitted_at desc, o.order_no limit ${PART_MOST}`,
    [id, QUEUED_STATES],
  );
  return {
    records: rows.map(({ staffId, holder, head, submittedAt, ...order }) => ({
      ...order,
      org: head.org,
      dst: head.dst,
      goods: head.goods.map(({ nameCn }) => nameCn),
      submittedAt: submittedAt.toISOString(),
      heldBy: readHolder({ staffId, holder }),
    })),
    total: await queryCount(queries, `select count(*) as count from orders o where ${ORDERS[kind]}`, [id]),
  };
}

export async function readCustomerEnquiries(
  queries: Queries,
  { kind, id }: CustomerRef,
  { modes, now }: { modes: ServerModes; now: number },
): Promise<Customer['enquiries']> {
  const whose = `user_id in ${PEOPLE[kind]}`;
  const rows = await queries.query<QueuedEnquiryRow>(
    `select e.*, ${HOLDER}
       from (${ENQUIRY_ROWS} where e.${whose}
              order by (e.state = 'OPEN' or e.said_at is not null) desc, e.sent_at desc, e.enquiry_no limit ${PART_MOST}) e
       ${HELD('e."enquiryNo"')}
      order by (e.state = 'OPEN' or e."saidAt" is not null) desc, e."sentAt" desc, e."enquiryNo"`,
    [id],
  );
  // Only the waiting state is used, not the due time, so any calendar will do.
  const lineOf = enquiryQueueLine({ modes, now, calendar: BUILT_IN });
  return {
    records: rows.map((row) => {
      const { enquiryNo, state, mode, org, dst, goods, sentAt, heldBy, dueAt } = lineOf(row);
      return { enquiryNo, state, mode, org, dst, goods, sentAt, heldBy, isOpen: dueAt !== null };
    }),
    total: await queryCount(queries, `select count(*) as count from enquiries where ${whose}`, [id]),
  };
}

type AskedSample = Pick<SampleRow, 'sampleNo' | 'product' | 'state' | 'reason' | 'parcel' | 'askedAt'> & {
  size: string;
};

export async function readCustomerSamples(queries: Queries, { kind, id }: CustomerRef): Promise<CustomerSample[]> {
  const rows = await queries.query<AskedSample>(
    `select sample_no as "sampleNo", product, form->>'size' as size, state, reason, parcel, asked_at as "askedAt"
       from samples where ${kind === 'enterprise' ? 'buyer_id' : 'asked_by'} = $1
      order by state in ('ASKED', 'APPROVED') desc, asked_at desc, sample_no limit ${PART_MOST}`,
    [id],
  );
  return rows.map(({ askedAt, ...sample }) => ({ ...sample, askedAt: askedAt.toISOString() }));
}

export async function readCustomerTalk(queries: Queries, { kind, id }: CustomerRef): Promise<CustomerWord[]> {
  const rows = await queries.query<Omit<CustomerWord, 'at'> & { at: Date }>(
    `select m.enquiry_no as "enquiryNo", m.at, m.by_house as "byHouse", m.text
       from enquiry_messages m join enquiries e on e.enquiry_no = m.enquiry_no
      where e.user_id in ${PEOPLE[kind]} order by m.at desc, m.enquiry_no, m.seq desc limit ${PART_MOST}`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function readSentMessages(queries: Queries, { kind, id }: CustomerRef): Promise<SentMessage[]> {
  const rows = await queries.query<Pick<SentMessage, 'kind' | 'text'> & { at: Date; name: string; phone: string }>(
    `select s.sent_at as at, u.name, u.phone, s.kind, s.text from sent_messages s join users u on u.id = s.user_id
      where s.user_id in ${PEOPLE[kind]} order by s.sent_at desc, s.id limit ${PART_MOST}`,
    [id],
  );
  return rows.map(({ at, name, phone, ...sent }) => ({
    ...sent,
    at: at.toISOString(),
    to: `${name} ${maskMobileNumber(phone)}`,
  }));
}

type Allowed = { times: number; reason: string; at: Date };

export async function readCustomerLimits(
  queries: Queries,
  { kind, id }: CustomerRef,
  { isVerified, now }: { isVerified: boolean; now: Date },
): Promise<CustomerLimits> {
  const whose = { userId: kind === 'person' ? id : '', enterpriseId: kind === 'enterprise' ? id : null };
  const [allowed] = await queries.query<Allowed>(
    'select times, reason, set_at as at from buyer_bounds where buyer = $1',
    [id],
  );
  const times = await boundFactor(queries, { ...whose, isVerified });
  return {
    openOrders: await countHeldOrders(queries, whose, now),
    mostOpen: mostOrders({ times, isVerified }),
    mostADay: MOST_ORDERS_A_DAY * times,
    allowed: allowed ? { ...allowed, at: allowed.at.toISOString() } : null,
  };
}
