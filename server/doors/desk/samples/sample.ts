import type { SampleCase } from '../../../../domain/house/case';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import { ownSampleView } from '../../../orders/mall/samples/service';
import type { SampleService } from '../../../orders/mall/samples/service';
import { sampleStore } from '../../../orders/mall/samples/store';

export type AtSample = Omit<SampleCase, 'kind' | 'turn' | 'heldBy' | 'dueAt' | 'done' | 'acts'>;

/** For samples `s` joined with requesters `u`: the enterprise, or the person. */
export const BUYER = `coalesce((select e.name from enterprises e where e.id = s.buyer_id), u.name)`;

type Asker = { buyer: string; name: string; phone: string };

export async function loadSampleCase(
  queries: Queries,
  sampleNo: string,
  gateOf: SampleService['gateOf'],
): Promise<AtSample> {
  const row = await sampleStore(queries).find(sampleNo);
  const [asker] = await queries.query<Asker>(
    `select ${BUYER} as buyer, u.name, u.phone from samples s join users u on u.id = s.asked_by where s.sample_no = $1`,
    [sampleNo],
  );
  if (!row || !asker) throw notFoundFault();
  const { buyer, name, phone } = asker;
  return { ...ownSampleView(row), gate: await gateOf(queries, row), buyer, customer: { name, phone } };
}
