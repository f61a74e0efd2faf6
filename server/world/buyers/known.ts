import type { Buyer } from '../../../domain/mall/gate';
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

/** The enterprise of an account; undefined of an account without one. */
export async function enterpriseWith(queries: Queries, userId: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    `select ${ENTERPRISE} from users u join enterprises e on e.id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return row;
}

/** Name and credit code of the enterprise of an account; null of an account without one. */
export async function buyerName(queries: Queries, userId: string): Promise<BuyerName | null> {
  const [enterprise] = await queries.query<BuyerName>(
    `select e.name, e.credit_code as "creditCode" from users u join enterprises e on e.id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return enterprise ?? null;
}

/** Who buys, by what the house knows of them. An account without an enterprise is a person's. */
export const knownBuyer = async (queries: Queries, userId: string): Promise<Buyer> =>
  buyerAs(queries, await enterpriseWith(queries, userId));

/** The same of what somebody asked for before, by whose it is: an enterprise's, whoever belongs to it by now, or a person's own. */
export async function buyerNamed(queries: Queries, buyerId: string): Promise<Buyer> {
  const [enterprise] = await queries.query<Row>(`select ${ENTERPRISE} from enterprises e where e.id = $1`, [buyerId]);
  return buyerAs(queries, enterprise);
}
