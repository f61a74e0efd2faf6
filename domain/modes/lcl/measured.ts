import { chargeLine } from '../../offer/charge-lines';
import type { Charges } from '../../offer/charges';
import type { Amounts, Measured, MeasuredOutcome } from '../../order/on-site/measured';
import { serviceLines, withServices } from '../../order/money/service-lines';
import { tidySum } from '../../offer/containers';
import { DOLLAR } from '../../values/money';
import type { LclForm } from './form';
import { lclCharges, type PricedRow } from './price';
import type { LclQuote } from './quote';
import type { LclRates } from './rates';
import { pricedRows } from './reading';
import { upToThousandths } from '../../values/thousandths';
import { revenueTons } from './tons';
import { TOLERANCE } from '../../order/on-site/tolerance';

type MeasureResult = {
  outcome: MeasuredOutcome;
  short: number;
};

export function compareTons(booked: number, came: number): MeasureResult {
  const short = upToThousandths(Math.max(0, booked * (1 - TOLERANCE) - came));
  if (short > 0) return { outcome: 'LESS', short };
  return { outcome: came > upToThousandths(booked * (1 + TOLERANCE)) ? 'MORE' : 'SAME', short };
}

export const deadFreight = (short: number, { ocean }: Pick<LclRates, 'ocean'>) =>
  chargeLine({
    item: 'DFR',
    name: '亏舱费',
    unit: 'RT',
    unitPrice: { amount: ocean, currency: DOLLAR },
    quantity: short,
    part: 'SEA',
  });

const scaled = (rows: readonly PricedRow[], came: Amounts): PricedRow[] => {
  const kg = rows.reduce((all, row) => all + row.kg, 0);
  const m3 = rows.reduce((all, row) => all + row.m3, 0);
  return rows.map((row) => ({ ...row, kg: (row.kg / kg) * came.kg, m3: (row.m3 / m3) * came.m3 }));
};

function recounted(rows: readonly PricedRow[], form: LclForm, rates: LclRates, short: number): Charges | null {
  const freight = lclCharges({ rows, isStackable: form.stackable !== 'N' }, rates);
  const services = serviceLines(form, rates, []);
  if (freight === null || services === null) return null;
  const lines = short === 0 ? freight.lines : [...freight.lines, deadFreight(short, rates)];
  return withServices({ ...freight, lines }, services, rates);
}

type LclOrderTerms = { form: LclForm; quote: Pick<LclQuote, 'rates'>; charges: Charges };

type Weighed = Pick<Measured, 'outcome' | 'booked' | 'came' | 'before' | 'now'>;

/** Delivered amounts with their price: within 10 % the booked one, otherwise the measured one. */
export function priceMeasured({ form, quote: { rates }, charges }: LclOrderTerms, came: Amounts): Weighed {
  const rows = pricedRows(form, rates) ?? [];
  const isStackable = form.stackable !== 'N';
  const booked = revenueTons(rows, isStackable, rates);
  const { charged } = revenueTons([came], isStackable, rates);
  const { outcome, short } = compareTons(booked.charged, charged);
  const now = outcome === 'SAME' ? charges : (recounted(scaled(rows, came), form, rates, short) ?? charges);
  const kg = tidySum(rows.map((row) => row.kg));
  const m3 = tidySum(rows.map((row) => row.m3));
  return { outcome, booked: { kg, m3, charged: booked.charged }, came: { ...came, charged }, before: charges, now };
}
