import { type Exchange, exchangeAt } from '../../../domain/offer/charge-lines';
import { sheetFigures, type Tariffs, type TariffSheet } from './sheet';

const [DOLLAR, YUAN] = ['1 美元', '人民币元'] as const;

/** Bounds refuse a rate that was typed upside down or with its point in another place. */
export const EXCHANGE_RATE: TariffSheet<typeof DOLLAR, typeof YUAN> = {
  id: 'exchange-rate',
  title: '美元汇率',
  unit: '人民币元',
  rowTitle: '币种',
  rows: [DOLLAR],
  columns: [{ title: YUAN, least: 5, most: 10, places: 4 }],
};

export function exchangeNow(tariffs: Tariffs): Exchange | null {
  const yuan = sheetFigures(EXCHANGE_RATE, tariffs)[DOLLAR]?.[YUAN];
  return yuan === undefined ? null : exchangeAt(yuan);
}
