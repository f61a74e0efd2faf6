import { isDay } from '../values/days';
import { queryIn } from '../values/query';

/** What an address of any mode asks for, as far as a person can read it: codes of places, a number, a name, a day. */
export type TypedSearch = {
  org: string | null;
  dst: string | null;
  unNo: string | null;
  goods: string | null;
  etd: string | null;
  /** As typed: `20GP*2`. */
  boxes: string | null;
};

const PLACE = /^[A-Z0-9]{2,8}$/;
const UN_NUMBER = /^\d{4}$/;
const BOXES = /^\d{2}[A-Z]{2}\*\d{1,3}$/;
const LONGEST_NAME = 60;

const matching = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : null);

export function typedSearchIn(search: string): TypedSearch {
  const { org, dst, un, goods, etd, box } = queryIn(search);
  return {
    org: matching(org, PLACE),
    dst: matching(dst, PLACE),
    unNo: matching(un, UN_NUMBER),
    goods: goods?.trim().slice(0, LONGEST_NAME) || null,
    etd: etd !== undefined && isDay(etd) ? etd : null,
    boxes: matching(box, BOXES),
  };
}
