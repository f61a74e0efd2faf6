import type { Is } from '../shape/is';
import type { DESK_HIT } from './search-shape';
import { readUnNo } from '../goods/dangerous-goods';
import { normaliseContainerNo } from '../order/boxes/container-number';
import { isPlate, normalisePlate } from '../order/trucks/truck-fields';
import { isMobileNumber } from '../people/phone';
import { CUSTOMER_READERS, normaliseSearch, TAIL } from './customers';
import { READERS } from './duties';
import type { StaffRole } from './roles';

/** Kinds that the desk search finds, in the order of its answer, with the roles that see each. */
const FOUND_READERS = {
  order: READERS.order,
  enquiry: READERS.enquiry,
  verification: READERS.verification,
  buyerPaper: READERS.buyerPaper,
  sample: READERS.sample,
  enterprise: CUSTOMER_READERS,
  person: CUSTOMER_READERS,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type FoundKind = keyof typeof FOUND_READERS;
export const FOUND_KINDS = Object.keys(FOUND_READERS) as FoundKind[];

export const mayFind = (kind: FoundKind, roles: readonly StaffRole[]): boolean =>
  roles.some((role) => FOUND_READERS[kind].some((one) => one === role));

export const SEARCHERS: readonly StaffRole[] = [...new Set(FOUND_KINDS.flatMap((kind) => [...FOUND_READERS[kind]]))];
export type DeskHit = Is<typeof DESK_HIT>;

/** Hits shown of each kind. */
export const HITS_MOST = 8;

const LEAST = 2;
const LEAST_DIGITS = 4;
const MOST = 60;

/** False for text that would find nearly everything, or that nothing can be named by. */
export const isSearchText = (typed: string): boolean =>
  typed.length >= (/^\d+$/.test(typed) ? LEAST_DIGITS : LEAST) && typed.length <= MOST;

/** The readings of one text: four digits are the end of a telephone and a UN number alike. */
export type SearchText = {
  text: string;
  /** A number of the house, in capitals. */
  number: string;
  unNo: string | null;
  tail: string | null;
  phone: string | null;
  /** A container or booking number, without spaces; null for text that cannot be one. */
  box: string | null;
  /** A plate in capitals, without spaces and dots; null for text that is none. */
  plate: string | null;
};

const NUMBER = /^[A-Z0-9-]{4,40}$/;

export function deskSoughtIn(typed: string): SearchText {
  const typedText = normaliseSearch(typed);
  const box = normaliseContainerNo(typedText);
  return {
    text: typedText,
    number: typedText.toUpperCase(),
    unNo: readUnNo(typedText),
    tail: TAIL.test(typedText) ? typedText : null,
    phone: isMobileNumber(typedText) ? typedText : null,
    box: NUMBER.test(box) && /\d/.test(box) ? box : null,
    plate: isPlate(typedText) ? normalisePlate(typedText) : null,
  };
}
