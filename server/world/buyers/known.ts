import type { Buyer } from '../../../domain/mall/purchase-right';
import type { BuyerName } from '../../../domain/mall/paying';
import type { AuditStatus } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';
import { paperStore } from './paper-store';

type Row = { enterpriseId: string; status: AuditStatus; name: string };

const ENTERPRISE = 'e.id as "enterpriseId", e.audit_status as status, e.name';

async function buyerAs(queries: Queries, enterprise: Row | undefined): Promise<Buyer> {
  if (!enterprise) return { kind: 'PERSON', age: null };
  const { enterpriseId, status, name } = enterprise;
  return { kind: 'ENTERPRISE', status, name, papers: await paperStore(queries).readOf(enterpriseId) };
}

export async function findEnterpriseOf(queries: Queries, userId: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    `select ${ENTERPRISE} from users u join enterprises e on e.id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return row;
}

export async function buyerName(queries: Queries, userId: string): Promise<BuyerName | null> {
  const [enterprise] = await queries.query<BuyerName>(
    `select e.name, e.credit_code as "creditCode" from users u join enterprises e on e.id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return enterprise ?? null;
}

export const knownBuyer = async (queries: Queries, userId: string): Promise<Buyer> =>
  buyerAs(queries, await findEnterpriseOf(queries, userId));

/** Buyer of an earlier request: its enterprise with the people of today, or the person. */
export async function findBuyer(queries: Queries, buyerId: string): Promise<Buyer> {
  const [enterprise] = await queries.query<Row>(`select ${ENTERPRISE} from enterprises e where e.id = $1`, [buyerId]);
  return buyerAs(queries, enterprise);
}
