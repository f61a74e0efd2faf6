import { lineIdOf } from '../../../domain/mall/purchase';
import type { MallSearch } from '../../../domain/modes/mall/search';
import type { Queries } from '../../database/database';
import { without } from './changed';
import { linesOn, type KeptList } from './kept';
import { purchaseStore } from './store';

/** What was ordered leaves the list, which is held; a line that says another quantity by now stays. */
export async function putAway(inside: Queries, userId: string, list: KeptList, search: MallSearch): Promise<void> {
  const ordered = linesOn(list, search);
  if (ordered.length === 0) return;
  const rest = ordered.reduce((left, line) => without(left, lineIdOf(line)), list);
  await purchaseStore(inside).keep(userId, rest);
}
