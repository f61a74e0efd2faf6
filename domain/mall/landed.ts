import type { Gate, Pack } from './product';

/** How goods come to whoever buys them: fetched, sent by truck, by ship along the coast, or to a port abroad. */
export const LANDED_WAYS = ['SELF', 'SEND', 'COAST', 'BOX', 'TANK', 'BAG'] as const;
export type LandedWay = (typeof LANDED_WAYS)[number];

/** Where a way leads: to a city of the mainland, to a port abroad, or nowhere. */
export const LEADS_TO: Readonly<Record<LandedWay, 'city' | 'port' | null>> = {
  SELF: null,
  SEND: 'city',
  COAST: 'city',
  BOX: 'port',
  TANK: 'port',
  BAG: 'port',
};

export const LANDED_REFUSALS = [
  'asked',
  'quantity',
  'stock',
  'whereTo',
  'noLane',
  'exportLicence',
  'dangerAtSea',
] as const;
export type LandedRefusal = (typeof LANDED_REFUSALS)[number];

type DeliverableGoods = { isDanger: boolean; gate: Gate; state: string };

/** What may be asked for: packs go in boxes, bulk in tanks, and what is harmless in bags too. */
export const waysOf = ({ isDanger, state }: DeliverableGoods, { form }: Pick<Pack, 'form'>): readonly LandedWay[] => {
  if (form === 'BAG') return ['SELF', 'BAG'];
  if (form === 'BULK') return ['SELF', 'SEND', ...(state === 'LIQUID' ? (['TANK'] as const) : [])];
  return ['SELF', 'SEND', ...(isDanger ? [] : (['COAST'] as const)), 'BOX'];
};

/** A port abroad gets no price of what is watched: the licence to export it comes first. */
export const needsExportLicence = (way: LandedWay, gate: Gate): boolean =>
  LEADS_TO[way] === 'port' && gate === 'PERMIT';
