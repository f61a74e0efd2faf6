import type { PurchaseLimit, Pack } from './product';

/** Delivery: pick-up, truck, coastal ship, or box, tank and flexitank to a port abroad. */
export const DELIVERY_KINDS = ['SELF', 'SEND', 'COAST', 'BOX', 'TANK', 'BAG'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Destination of a way: a mainland city, a port abroad, or none. */
export const LEADS_TO: Readonly<Record<DeliveryKind, 'city' | 'port' | null>> = {
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

type DeliverableGoods = { isDanger: boolean; gate: PurchaseLimit; state: string };

/** Possible ways: packs go in boxes, bulk in tanks, harmless bulk in flexitanks too. */
export const deliveryKinds = (
  { isDanger, state }: DeliverableGoods,
  { form }: Pick<Pack, 'form'>,
): readonly DeliveryKind[] => {
  if (form === 'BAG') return ['SELF', 'BAG'];
  if (form === 'BULK') return ['SELF', 'SEND', ...(state === 'LIQUID' ? (['TANK'] as const) : [])];
  return ['SELF', 'SEND', ...(isDanger ? [] : (['COAST'] as const)), 'BOX'];
};

/** No price for controlled goods to a port abroad: they need an export licence first. */
export const needsExportLicence = (way: DeliveryKind, gate: PurchaseLimit): boolean =>
  LEADS_TO[way] === 'port' && gate === 'PERMIT';
