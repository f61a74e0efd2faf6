import { FOUND_MOST, type FoundCustomer, normaliseSearch, TAIL } from '../../../../domain/house/customers';
import { isMobileNumber, maskMobileNumber } from '../../../../domain/people/phone';
import type { Queries } from '../../../base/database/database';

const ENTERPRISES = `select 'enterprise' as kind, e.id, e.name, null as phone, null as enterprise,
    e.credit_code as "creditCode", e.audit_status as status from enterprises e`;
const PEOPLE = `select 'person' as kind, u.id, u.name, u.phone, e.name as enterprise,
    null as "creditCode", null as status from users u left join enterprises e on e.id = u.enterprise_id`;

const NAMED = (name: string) => `position(lower($1) in lower(${name})) > 0`;
const ORDER = 'from orders where order_no = upper($1)';
const ENQUIRY = 'from enquiries where enquiry_no = upper($1)';

/** A telephone number finds people only: enterprises have none. */
function searchConditions(text: string): { enterprises: string | null; people: string } {
  if (TAIL.test(text)) return { enterprises: null, people: 'right(u.phone, 4) = $1' };
  if (isMobileNumber(text)) return { enterprises: null, people: 'u.phone = $1' };
  return {
    enterprises: `${NAMED('e.name')} or e.credit_code = upper($1) or e.id in (select enterprise_id ${ORDER})`,
    people: `(${NAMED('u.name')} or u.id in (select user_id ${ORDER}) or u.id in (select user_id ${ENQUIRY}))`,
  };
}

/** Matching customers, enterprises first. `isMore`: further ones exist, which a longer name would narrow. */
export async function searchCustomers(queries: Queries, typed: string) {
  const text = normaliseSearch(typed);
  const { enterprises, people } = searchConditions(text);
  const asked = [
    ...(enterprises === null ? [] : [`${ENTERPRISES} where ${enterprises} order by e.name, e.id`]),
    `${PEOPLE} where u.closed_at is null and ${people} order by u.name, u.id`,
  ];
  const found: FoundCustomer[] = [];
  for (const one of asked)
    found.push(...(await queries.query<FoundCustomer>(`${one} limit ${FOUND_MOST + 1}`, [text])));
  return {
    records: found
      .slice(0, FOUND_MOST)
      .map((one) => ({ ...one, phone: one.phone === null ? null : maskMobileNumber(one.phone) })),
    isMore: found.length > FOUND_MOST,
  };
}
