import type { RoadBox } from '../../offer/road-boxes';

/** `TO`: delivers to the start of the order. `FROM`: collects the ordered goods. */
export const HAUL_WAYS = ['TO', 'FROM'] as const;
export type HaulWay = (typeof HAUL_WAYS)[number];

/** Truck work for an order, from its mode; amounts per truck. */
export type HaulWords = {
  way: HaulWay;
  /** Latest or expected arrival, in ms. */
  at: number;
  /** Earliest entry; null when unrestricted. */
  opens: number | null;
  trucks: number;
  /** Null when unknown. */
  kg: number | null;
  m3: number | null;
  /** Container on a chassis with tare; null without one. */
  box: { type: RoadBox; tareKg: number } | null;
};

export const HAUL_PARTS = ['goods', 'kg', 'trucks', 'day'] as const;
export type HaulPart = (typeof HAUL_PARTS)[number];

export type Haul = {
  way: HaulWay;
  cityCn: string;
  /** ISO. */
  at: string;
  /** ISO; only when entry before it is refused. */
  opensAt?: string | undefined;
  address: string;
  filled: HaulPart[];
};

/** Address parameter with the order a truck continues. */
const HAUL_ORDER = 'ref';
export const haulAddress = ({ address }: Pick<Haul, 'address'>, orderNo: string): string =>
  `${address}&${HAUL_ORDER}=${orderNo}`;

/** Order named in an address, and the search without it; null without one. */
export function readHaul(search: string): { orderNo: string; question: string } | null {
  const parts = search.replace(/^\?/, '').split('&');
  const named = parts.find((part) => part.startsWith(`${HAUL_ORDER}=`));
  if (named === undefined) return null;
  const orderNo = named.slice(HAUL_ORDER.length + 1);
  const question = parts.filter((part) => !part.startsWith(`${HAUL_ORDER}=`)).join('&');
  return { orderNo, question };
}
