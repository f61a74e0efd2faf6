import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { daysAfter, type Day } from '../../values/days';
import { DOLLAR, roundedUp, YUAN } from '../../values/money';
import type { OrderForm } from '../../order/form/form';
import type { OrderState } from '../../order/life/lifecycle';
import type { TankRates } from './rates';

const FACTORS: readonly (readonly [days: number, factor: number])[] = [
  [30, 1],
  [90, 0.82],
  [180, 0.72],
  [365, 0.65],
];
export const LEASES = FACTORS.map(([days]) => days);

/** Minor units of yuan: inspection on hire and off hire. */
const ON_HIRE = 60_000;
const OFF_HIRE = 60_000;

type Leased = { tanks: number; days: number };

export const leaseRent = (rent: number, days: number): number =>
  roundedUp(rent * (FACTORS.findLast(([from]) => days >= from)?.[1] ?? 1));

const leaseChargeLine = (
  item: string,
  name: string,
  unit: string,
  amount: number,
  quantity: number,
  currency: string,
): ChargeLine => chargeLine({ item, name, unit, unitPrice: { amount, currency }, quantity, part: 'EQUIP' });

export function leaseCharges(
  rates: Pick<TankRates, 'rent' | 'cleaning' | 'yuanForDollar'> & Partial<Pick<TankRates, 'notIncluded'>>,
  { tanks, days }: Leased,
): Charges {
  const { rent, cleaning, notIncluded = [] } = rates;
  const lines = [
    leaseChargeLine('TANKR', '罐箱长租', 'TKD', leaseRent(rent, days), tanks * days, DOLLAR),
    leaseChargeLine('CLEAN', '退租洗罐', 'TK', cleaning, tanks, DOLLAR),
    leaseChargeLine('ONH', '起租检验', 'TK', ON_HIRE, tanks, YUAN),
    leaseChargeLine('OFFH', '退租检验', 'TK', OFF_HIRE, tanks, YUAN),
  ];
  return { lines, ...sumTotals(lines, rates), notIncluded };
}

/** States of a lease: it never departs. */
export const LEASE_STATES = ['CONFIRMED', 'BOOKED', 'COMPLETED'] as const satisfies readonly OrderState[];

export const LEASE_PREFIX = 'TL';

export const isLease = ({ offerId }: Pick<OrderForm, 'offerId'>): boolean => offerId.startsWith(`${LEASE_PREFIX}-`);

export const leaseUntil = (from: Day, days: number): Day => daysAfter(from, days);
