import {
  type Customer,
  CUSTOMER_PARTS,
  type CustomerLook,
  type CustomerPart,
  type CustomerRef,
  PART_MOST,
} from '../../../../domain/house/customers';
import { hasRole, type StaffRole } from '../../../../domain/house/roles';
import type { AuditStatus } from '../../../../domain/people/enterprise';
import { maskMobileNumber } from '../../../../domain/people/phone';
import { dayAt } from '../../../../domain/values/days';
import { paperStore } from '../../../world/buyers/paper-store';
import { ownPaperBuilder } from '../../../world/buyers/papers';
import type { Clock } from '../../../base/clock';
import type { Database, Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { noteAct } from '../../../base/house-log/log';
import { listHandedIn } from '../verifications/enterprise';
import {
  readCustomerEnquiries,
  readCustomerLimits,
  readCustomerOrders,
  readCustomerSamples,
  readSentMessages,
  readCustomerTalk,
} from './parts';

export type CustomerDeps = { database: Database; clock: Clock; modes: ServerModes };
type Reader = { staffId: string; roles: readonly StaffRole[] };

type Head = Pick<Customer, 'name' | 'creditCode' | 'status' | 'enterprise'>;

const PEOPLE_MOST = 100;

async function readCustomerHead(queries: Queries, { kind, id }: CustomerRef): Promise<Head> {
  if (kind === 'enterprise') {
    const [head] = await queries.query<Omit<Head, 'enterprise'>>(
      'select name, credit_code as "creditCode", audit_status as status from enterprises where id = $1',
      [id],
    );
    if (!head) throw notFoundFault();
    return { ...head, enterprise: null };
  }
  const [row] = await queries.query<{ name: string; enterpriseId: string | null; enterprise: string | null }>(
    `select u.name, e.id as "enterpriseId", e.name as enterprise from users u left join enterprises e on e.id = u.enterprise_id
      where u.id = $1 and u.closed_at is null`,
    [id],
  );
  if (!row) throw notFoundFault();
  const { name, enterpriseId, enterprise } = row;
  const isOfOne = enterpriseId !== null && enterprise !== null;
  return { name, creditCode: null, status: null, enterprise: isOfOne ? { id: enterpriseId, name: enterprise } : null };
}

async function readCustomerPeople(queries: Queries, { kind, id }: CustomerRef): Promise<Customer['people']> {
  const rows = await queries.query<{ userId: string; name: string; phone: string; since: Date }>(
    `select id as "userId", name, phone, created_at as since from users
      where ${kind === 'enterprise' ? 'enterprise_id' : 'id'} = $1 and closed_at is null
      order by created_at, id limit ${PEOPLE_MOST}`,
    [id],
  );
  return rows.map(({ phone, since, ...one }) => ({
    ...one,
    phone: maskMobileNumber(phone),
    since: since.toISOString(),
  }));
}

const customerSubject = ({ kind, id }: CustomerRef): string => `${kind}/${id}`;

async function readCustomerLooks(queries: Queries, ref: CustomerRef): Promise<CustomerLook[]> {
  const rows = await queries.query<{ at: Date; who: string }>(
    `select l.at, p.name as who from desk_log l join staff p on p.id = l.staff_id
      where l.subject = $1 order by l.position desc limit ${PART_MOST}`,
    [customerSubject(ref)],
  );
  return rows.map(({ at, who }) => ({ at: at.toISOString(), who }));
}

/** Papers without file names: files are opened at their own case. */
const readCustomerPapers = async (queries: Queries, id: string, now: number): Promise<Customer['papers']> =>
  (await paperStore(queries).ofEnterprise(id))
    .map(ownPaperBuilder(dayAt(now)))
    .map(({ fileName: _, ...paper }) => paper);

/** Logs the reading of a customer; without the line there is no answer. */
export async function lookAtCustomer(
  { database, clock, modes }: CustomerDeps,
  ref: CustomerRef,
  { staffId, roles }: Reader,
): Promise<Customer> {
  const now = clock.now();
  const head = await readCustomerHead(database, ref);
  const isEnterprise = ref.kind === 'enterprise';
  const shown = async <TPart>(part: CustomerPart, read: () => Promise<TPart>): Promise<TPart | null> =>
    hasRole(roles, CUSTOMER_PARTS[part]) ? read() : null;
  const ofEnterprise = async <TPart>(part: CustomerPart, read: () => Promise<TPart>): Promise<TPart | null> =>
    isEnterprise ? shown(part, read) : null;
  const isVerified = head.status === ('PASS' satisfies AuditStatus);
  const customer: Customer = {
    ...ref,
    ...head,
    people: await readCustomerPeople(database, ref),
    orders: await shown('orders', () => readCustomerOrders(database, ref)),
    enquiries: await shown('enquiries', () => readCustomerEnquiries(database, ref, { modes, now })),
    talk: await shown('talk', () => readCustomerTalk(database, ref)),
    verifications: await ofEnterprise('verifications', () => listHandedIn(database, ref.id)),
    papers: await ofEnterprise('papers', () => readCustomerPapers(database, ref.id, now)),
    samples: await shown('samples', () => readCustomerSamples(database, ref)),
    // People of an enterprise share its limits and have none of their own.
    limits:
      head.enterprise === null
        ? await shown('limits', () => readCustomerLimits(database, ref, { isVerified, now: new Date(now) }))
        : null,
    messages: await shown('messages', () => readSentMessages(database, ref)),
    looks: await shown('looks', () => readCustomerLooks(database, ref)),
  };
  const entry = { at: new Date(now), staffId, act: 'customer.looked', subject: customerSubject(ref), said: '' };
  await database.tx((inside) => noteAct(inside, entry));
  return customer;
}
