import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { ModeId } from '../../../../domain/mode-ids';
import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { TruckDetail } from '../../../../domain/modes/truck/detail';

type Bare<TDetail = unknown> = { of(detail: TDetail): TDetail };

const bare = <TDetail>(of: (detail: TDetail) => TDetail): Bare<TDetail> => ({ of });

/** Modes whose offers quote prices of other searches, whose surcharges are unknown here. */
export const BARE: { readonly [TId in ModeId]?: Bare } = {
  RAIL: bare<RailDetail>((detail) => ({
    ...detail,
    paired: detail.paired.map((one) => ({ ...one, total: null })),
    instead: detail.instead.map((one) => ({ ...one, way: one.way && { ...one.way, total: null } })),
  })),
  TRUCK: bare<TruckDetail>((detail) => ({ ...detail, waysOut: [] })),
  DOM: bare<DomDetail>((detail) => (detail.beside ? { ...detail, beside: undefined } : detail)),
};
