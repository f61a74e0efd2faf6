import { chargeLine, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { daysAfter, type Day } from '../../values/days';
import { DOLLAR, roundedUp, YUAN } from '../../values/money';
import type { OrderForm } from '../../order/form/form';
import type { OrderState } from '../../order/life/lifecycle';
import type { TankRates } from './rates';

/** Whoever keeps a tank longer pays less for a day: from so many days on this share of the rent. */
const FACTORS: readonly (readonly [days: number, factor: number])[] = [
  [30, 1],
  [90, 0.82],
  [180, 0.72],
  [365, 0.65],
];
export const LEASES = FACTORS.map(([days]) => days);

/** Yuan in minor units for looking at a tank as it goes out, and as it comes back. */
const ON_HIRE = 60_000;
const OFF_HIRE = 60_000;

type Leased = { tanks: number; days: number };

/** The rent of a day, of one that is kept for so long. */
export const leaseRent = (rent: number, days: number): number =>
  roundedUp(rent * (FACTORS.findLast(([from]) => days >= from)?.[1] ?? 1));

const line = (
  item: string,
  name: string,
  unit: string,
  amount: number,
  quantity: number,
  currency: string,
): ChargeLine => chargeLine({ item, name, unit, unitPrice: { amount, currency }, quantity, part: 'EQUIP' });

/** What tanks cost that are let by the day, without a ship. */
export function leaseCharges(
  { rent, cleaning, notIncluded = [] }: Pick<TankRates, 'rent' | 'cleaning'> & Partial<Pick<TankRates, 'notIncluded'>>,
  { tanks, days }: Leased,
): Charges {
  const lines = [
    line('TANKR', '罐箱长租', 'TKD', leaseRent(rent, days), tanks * days, DOLLAR),
    line('CLEAN', '退租洗罐', 'TK', cleaning, tanks, DOLLAR),
    line('ONH', '起租检验', 'TK', ON_HIRE, tanks, YUAN),
    line('OFFH', '退租检验', 'TK', OFF_HIRE, tanks, YUAN),
  ];
  return { lines, ...totalsOf(lines), notIncluded };
}

/** A hired tank is fetched and brought back: nothing sails. */
export const LEASE_STATES = ['CONFIRMED', 'BOOKED', 'COMPLETED'] as const satisfies readonly OrderState[];

/** The name of an offer says whether a tank goes on a journey or is let by the day. */
export const LEASE_PREFIX = 'TL';

export const isLease = ({ offerId }: Pick<OrderForm, 'offerId'>): boolean => offerId.startsWith(`${LEASE_PREFIX}-`);

/** The day it comes back: of one day that is the next. */
export const leaseUntil = (from: Day, days: number): Day => daysAfter(from, days);
