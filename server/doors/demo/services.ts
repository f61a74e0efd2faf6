import { randomUUID } from 'node:crypto';

import { ENTERPRISE_APP_SOURCE } from '../../../domain/people/enterprise';
import type { Queries } from '../../base/database/database';
import { DEMO_SERVICES } from './people';

export async function openServices(inside: Queries, enterpriseId: string): Promise<void> {
  for (const service of DEMO_SERVICES) {
    await inside.query(
      `insert into enterprise_entries (id, enterprise_id, app_source, service_name, status)
       values ($1, $2, $3, $4, 'PASS')`,
      [randomUUID(), enterpriseId, ENTERPRISE_APP_SOURCE, service],
    );
  }
}
