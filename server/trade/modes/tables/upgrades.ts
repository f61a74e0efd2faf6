import type { ModeId } from '../../../../domain/mode-ids';
import type { Offer } from '../../../../domain/offer/offer';
import { fclBefore } from '../fcl/before';
import type { Snapshot } from '../kept';

type Upgrade<TSearch = unknown, TDetail = unknown> = {
  rates(search: TSearch, offer: Offer<TDetail>): unknown;
  order(kept: unknown): Snapshot;
};

/** Modes with records older than the common format. */
export const UPGRADES: { readonly [TId in ModeId]?: Upgrade } = { FCL: fclBefore };
