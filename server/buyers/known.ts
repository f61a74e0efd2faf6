import type { Buyer } from '../../domain/mall/gate';
import type { AuditStatus } from '../../domain/people/enterprise';
import type { Queries } from '../database/database';
import { paperStore } from './paper-store';

type Row = { enterpriseId: string; status: AuditStatus };

/** The enterprise of an account; undefined of an account without one. */
export async function enterpriseWith(queries: Queries, userId: string): Promise<Row | undefined> {
  const [row] = await queries.query<Row>(
    `select e.id as "enterpriseId", e.audit_status as status
       from users u join enterprises e on e.id = u.enterprise_id where u.id = $1`,
    [userId],
  );
  return row;
}

/** Who buys, by what the house knows of them. An account without an enterprise is a person's. */
export async function knownBuyer(queries: Queries, userId: string): Promise<Buyer> {
  const enterprise = await enterpriseWith(queries, userId);
  if (!enterprise) return { kind: 'PERSON', age: null };
  const { enterpriseId, status } = enterprise;
  return { kind: 'ENTERPRISE', status, papers: await paperStore(queries).readOf(enterpriseId) };
}
