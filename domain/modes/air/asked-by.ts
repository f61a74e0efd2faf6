import { rowUnNumber } from '../../order/goods/hazards';
import { parseNumber } from '../../values/typed-number';
import { AIR_LOAD } from './address';
import type { AirQuery } from './asked';
import { airRowFacts, type AirForm } from './form';
import type { AirQuote } from './quote';
import { readMeasuredSizes } from './reading';
import type { AirRowText } from './search';
import { isDay } from '../../values/days';
import { sizesText } from '../../offer/piece-sizes';

const PLACES = 3;

/** Accepts `1,200` and full-width digits, which an address does not. */
const plainAmount = (typed: string): string => {
  const amount = parseNumber(typed, PLACES);
  return amount === null ? '' : String(amount);
};

const sum = (typed: readonly string[]): string => {
  const all = typed.reduce((total, one) => total + (parseNumber(one, PLACES) ?? 0), 0);
  return all > 0 ? String(Math.round(all * 1000) / 1000) : '';
};

export function airRowText(form: AirForm): AirRowText {
  const [row] = form.goods;
  const isDanger = form.isDanger === 'Y';
  const facts = row && airRowFacts(form, row);
  const group = row?.packingGroup ?? '';
  const sizes = readMeasuredSizes(form);
  const others = isDanger ? form.goods.slice(1).flatMap((other) => rowUnNumber(other) ?? []) : [];
  return {
    ...AIR_LOAD.blank,
    unNo: isDanger && row ? (rowUnNumber(row) ?? '') : '',
    net: plainAmount(facts?.net ?? ''),
    percent: plainAmount(facts?.percent ?? ''),
    soc: plainAmount(facts?.soc ?? ''),
    wh: plainAmount(facts?.batteryWh ?? ''),
    group: group === 'N' ? '' : group,
    also: others.join(','),
    pieces: sum(form.goods.map(({ pieces }) => pieces)),
    kg: sum(form.goods.map(({ grossKg }) => grossKg)),
    m3: sizes ? '' : sum(form.goods.map(({ volume }) => volume)),
    size: sizes ? sizesText(sizes) : '',
  };
}

export const queryFromForm = (form: AirForm, { search: { orgPortCode, dstPortCode } }: AirQuote): AirQuery => ({
  org: orgPortCode,
  dst: dstPortCode,
  isDanger: form.isDanger,
  ready: isDay(form.readyDay) ? form.readyDay : null,
  row: airRowText(form),
});
