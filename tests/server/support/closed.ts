import type { Closure } from '../../../domain/offer/closure';
import { dayAt } from '../../../domain/values/days';
import { closureStore } from '../../../server/trade/closures/store';
import type { TestGateway } from './gateway';

export async function whileClosed<TDone>(
  { database, clock }: TestGateway,
  { place, ...days }: { place: string } & Pick<Closure, 'from' | 'until'>,
  work: () => Promise<TDone>,
): Promise<TDone> {
  const closureId = `CL-${place}`;
  const closure = { closureId, mode: null, key: `place:${place}`, name: place, classes: [], reason: '台风', ...days };
  await closureStore(database).put(closure, null, new Date(clock.now()));
  try {
    return await work();
  } finally {
    await database.query('delete from closures where closure_id = $1', [closureId]);
  }
}

export const dayOf = (leavesAt: string) => {
  const day = dayAt(Date.parse(leavesAt));
  return { from: day, until: day };
};
