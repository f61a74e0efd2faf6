import type { RoadBox } from '../../offer/road-boxes';

/** `TO`: a truck brings something to where the order begins; `FROM`: it fetches what was ordered there. */
export const HAUL_WAYS = ['TO', 'FROM'] as const;
export type HaulWay = (typeof HAUL_WAYS)[number];

/** What a truck has to do beside an order, as its mode says it; amounts are of one truck. */
export type HaulWords = {
  way: HaulWay;
  /** Until when it has to be there, or when it is expected there, in milliseconds. */
  at: number;
  /** From when on it is let in; null where that is not bound. */
  opens: number | null;
  trucks: number;
  /** Null while nobody can say. */
  kg: number | null;
  m3: number | null;
  /** The container on a chassis, and what it weighs without the goods; null where none is. */
  box: { type: RoadBox; tareKg: number } | null;
};

/** What an address may have filled in. */
export const HAUL_PARTS = ['goods', 'kg', 'trucks', 'day'] as const;
export type HaulPart = (typeof HAUL_PARTS)[number];

/** The same as the owner of the order reads it. */
export type Haul = {
  way: HaulWay;
  cityCn: string;
  /** An ISO moment. */
  at: string;
  /** Likewise, where nobody is let in sooner. */
  opensAt?: string | undefined;
  /** The question to those who drive, and what of it is filled in. */
  address: string;
  filled: HaulPart[];
};

/** The word of an address that names the order a truck goes on with. */
const HAUL_ORDER = 'ref';
export const haulFor = ({ address }: Pick<Haul, 'address'>, orderNo: string): string =>
  `${address}&${HAUL_ORDER}=${orderNo}`;

/** The order that an address names, and the question without it; null where it names none. */
export function hauledIn(search: string): { orderNo: string; question: string } | null {
  const parts = search.replace(/^\?/, '').split('&');
  const named = parts.find((part) => part.startsWith(`${HAUL_ORDER}=`));
  if (named === undefined) return null;
  const orderNo = named.slice(HAUL_ORDER.length + 1);
  const question = parts.filter((part) => !part.startsWith(`${HAUL_ORDER}=`)).join('&');
  return { orderNo, question };
}
