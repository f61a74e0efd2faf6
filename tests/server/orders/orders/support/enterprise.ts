import { randomBytes, randomUUID } from 'node:crypto';

import type { AuditStatus } from '../../../../../domain/people/enterprise';
import { newPerson, type Person } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';

export type Member = Person & { userId: string; enterpriseId: string };

const userIdOf = async (gateway: TestGateway, token: string) =>
  (await gateway.identity.sessions.resolve(token))?.userId ?? '';

export const newMember = async (gateway: TestGateway, status: AuditStatus, enterpriseId?: string): Promise<Member> =>
  joined(gateway, await newPerson(gateway), status, enterpriseId);

export async function joined(
  gateway: TestGateway,
  person: Person,
  status: AuditStatus,
  enterpriseId: string = randomUUID(),
): Promise<Member> {
  const userId = await userIdOf(gateway, person.token);
  const code = randomBytes(9).toString('hex').toUpperCase();
  await gateway.database.query(
    `insert into enterprises (id, mcp_code, name, credit_code, audit_status) values ($1, $2, '试验化工有限公司', $2, $3)
     on conflict (id) do nothing`,
    [enterpriseId, code, status],
  );
  await gateway.database.query('update users set enterprise_id = $2 where id = $1', [userId, enterpriseId]);
  return { ...person, userId, enterpriseId };
}

export const setStatus = (gateway: TestGateway, enterpriseId: string, status: AuditStatus) =>
  gateway.database.query('update enterprises set audit_status = $2 where id = $1', [enterpriseId, status]);
