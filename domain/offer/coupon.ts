import { parseMoment } from '../values/moments';
import { YUAN } from '../values/money';
import type { ModeId } from '../mode-ids';
import { chargeLine, addMoney, type Exchange, sumTotals, yuanForDollar } from './charge-lines';
import type { ChargeLine, Charges } from './charges';
import type { Is } from '../shape/is';
import type { ownCoupon } from './coupon-shape';

/** A campaign coupon. Amounts in fen. */
export type Coupon = {
  couponId: string;
  title: string;
  amount: number;
  /** Minimum order value. */
  least: number;
  modes: readonly ModeId[];
  stock: number;
  perPerson: number;
  perEnterprise: number;
  validDays: number;
};

/** `USED`: spent on an order. `OVER`: expired. */
export const COUPON_STATES = ['HELD', 'USED', 'OVER'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** A claimed coupon, on the terms of its claim day. `nth`: count of this coupon for the person. */
export type OwnCoupon = Is<typeof ownCoupon>;

const COUPON_ITEM = 'CPN';

/** Order facts for a coupon. `isByPermit`: the goods need a purchase permit. */
export type CouponOrder = { mode: ModeId; now: number; isByPermit: boolean };

const fits = ({ modes, least, validUntil, state }: OwnCoupon, charges: Charges, { mode, now }: CouponOrder): boolean =>
  state === 'HELD' && modes.includes(mode) && charges.totalYuan.amount >= least && (parseMoment(validUntil) ?? 0) > now;

/** A coupon deducts at most the whole price. */
const takenOff = ({ amount }: Pick<OwnCoupon, 'amount'>, { totalYuan }: Pick<Charges, 'totalYuan'>): number =>
  Math.max(0, Math.min(amount, totalYuan.amount));

/** Coupon with the highest deduction; on a tie the one that expires first. */
export function bestCoupon(charges: Charges, held: readonly OwnCoupon[], spending: CouponOrder): OwnCoupon | null {
  if (spending.isByPermit) return null;
  const [best = null] = held
    .filter((one) => fits(one, charges, spending) && takenOff(one, charges) > 0)
    .toSorted(
      (one, other) =>
        takenOff(other, charges) - takenOff(one, charges) ||
        (parseMoment(one.validUntil) ?? 0) - (parseMoment(other.validUntil) ?? 0) ||
        one.couponId.localeCompare(other.couponId) ||
        one.nth - other.nth,
    );
  return best;
}

function less(charges: Charges, name: string, amount: number): Charges {
  const off = takenOff({ amount }, charges);
  const unitPrice = { amount: -off, currency: YUAN };
  const line = chargeLine({ item: COUPON_ITEM, name, unit: COUPON_ITEM, unitPrice, quantity: 1, part: 'COUPON' });
  const totalYuan = addMoney(charges.totalYuan, line.total);
  const inDollars = Math.floor(off / yuanForDollar(charges));
  const left = totalYuan.amount === 0 ? 0 : Math.max(0, charges.totalUsd.amount - inDollars);
  return { ...charges, lines: [...charges.lines, line], totalYuan, totalUsd: { ...charges.totalUsd, amount: left } };
}

export const lessCoupon = (charges: Charges, { title, amount }: Pick<OwnCoupon, 'title' | 'amount'>): Charges =>
  less(charges, `优惠券：${title}`, amount);

const isCoupon = ({ item }: ChargeLine): boolean => item === COUPON_ITEM;

/** An order keeps its coupon, whatever it costs later. */
export function keepingCoupon<TCharges extends Charges | null>(
  charges: TCharges,
  placed: Pick<Charges, 'lines'>,
): TCharges | Charges {
  const line = placed.lines.find(isCoupon);
  return charges === null || !line || charges.lines.some(isCoupon)
    ? charges
    : less(charges, line.name, -line.total.amount);
}

const yuanAmount = (lines: readonly ChargeLine[], exchange: Exchange): number =>
  sumTotals(lines, exchange).totalYuan.amount;

/** Fen paid for some lines: the coupon is spread evenly over the lines before it, and not over later charges. */
export function paidAmount(charges: Pick<Charges, 'lines'> & Exchange, isAmong: (line: ChargeLine) => boolean): number {
  const { lines } = charges;
  const at = lines.findIndex(isCoupon);
  const coupon = lines[at];
  const own = yuanAmount(lines.filter(isAmong), charges);
  if (!coupon) return own;
  const priced = yuanAmount(lines.slice(0, at), charges);
  return priced === 0 ? 0 : Math.floor((own * (priced + coupon.total.amount)) / priced);
}

/** Fen, before the coupon. */
export const beforeCoupon = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((sum, { part, total }) => (part === 'COUPON' ? sum : sum + total.amount), 0);
