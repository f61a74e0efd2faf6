import { randomUUID } from 'node:crypto';

import { ENTERPRISE_APP_SOURCE } from '../../../domain/people/enterprise';
import { DEMO_SOURCE } from '../../people/accounts/close-demo-accounts';
import { ROLES } from '../../people/accounts/roles';
import { accountStore } from '../../people/accounts/store';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import type { Passwords } from '../../people/passwords/passwords';
import { sentHash } from '../../people/passwords/sent-hash';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_SERVICES, type DemoPerson } from './people';

export type DemoAccount = Pick<DemoPerson, 'phone' | 'story'> & { password: string };

async function keepEnterprise(inside: Queries, { enterprise }: DemoPerson): Promise<string | null> {
  if (!enterprise) return null;
  const id = randomUUID();
  const { mcpCode, name, creditCode, auditStatus } = enterprise;
  await inside.query(
    'insert into enterprises (id, mcp_code, name, credit_code, audit_status) values ($1, $2, $3, $4, $5)',
    [id, mcpCode, name, creditCode, auditStatus],
  );
  for (const service of auditStatus === 'PASS' ? DEMO_SERVICES : []) {
    await inside.query(
      `insert into enterprise_entries (id, enterprise_id, app_source, service_name, status)
       values ($1, $2, $3, $4, 'PASS')`,
      [randomUUID(), id, ENTERPRISE_APP_SOURCE, service],
    );
  }
  return id;
}

async function keepPerson(inside: Queries, person: DemoPerson, passwordHash: string, now: Date): Promise<void> {
  const id = randomUUID();
  const roles = person.enterprise ? [ROLES.person, ROLES.enterprise] : [ROLES.person];
  const { phone, name } = person;
  const account = { id, phone, name, roles, passwordHash, userSource: DEMO_SOURCE, now };
  if (!(await accountStore(inside).insert(account))) return;
  await inside.query('update users set enterprise_id = $2 where id = $1', [id, await keepEnterprise(inside, person)]);
}

/** Adds missing accounts and leaves existing ones unchanged. Safe for several gateways at once. */
export async function seedDemoAccounts(database: Database, clock: Clock, passwords: Passwords): Promise<DemoAccount[]> {
  const phones = DEMO_PEOPLE.map(({ phone }) => phone);
  const there = await database.query<{ phone: string }>('select phone from users where phone = any($1)', [phones]);
  const missing = DEMO_PEOPLE.filter(({ phone }) => !there.some((account) => account.phone === phone));
  for (const person of missing) {
    const passwordHash = await passwords.hash(sentHash(DEMO_PASSWORD));
    await database.tx((inside) => keepPerson(inside, person, passwordHash, new Date(clock.now())));
  }
  return DEMO_PEOPLE.map(({ phone, story }) => ({ phone, story, password: DEMO_PASSWORD }));
}
