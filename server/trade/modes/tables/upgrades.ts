import type { ModeId } from '../../../../domain/mode-ids';
import type { Offer } from '../../../../domain/offer/offer';
import { fclBefore } from '../fcl/before';
import type { Snapshot } from '../kept';

/** What a table of the release before has kept, in the shape of today. */
type Upgrade<TSearch = unknown, TDetail = unknown> = {
  /** The rates of what was locked as a total alone. */
  rates(search: TSearch, offer: Offer<TDetail>): unknown;
  order(kept: unknown): Snapshot;
};

/** The modes that were there before all modes were kept alike. */
export const UPGRADES: { readonly [TId in ModeId]?: Upgrade } = { FCL: fclBefore };
