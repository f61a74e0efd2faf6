import { rowNumberOf } from '../../order/goods/hazards';
import { numberIn } from '../../values/typed-number';
import { AIR_LOAD } from './address';
import type { AirQuery } from './asked';
import { factsOf, type AirForm } from './form';
import type { AirQuote } from './quote';
import { measuredIn } from './reading';
import type { AirRowText } from './search';
import { isDay } from '../../values/days';
import { sizesText } from '../../offer/piece-sizes';

const PLACES = 3;

/** Accepts `1,200` and full-width digits, which an address does not. */
const plain = (typed: string): string => {
  const amount = numberIn(typed, PLACES);
  return amount === null ? '' : String(amount);
};

const sum = (typed: readonly string[]): string => {
  const all = typed.reduce((total, one) => total + (numberIn(one, PLACES) ?? 0), 0);
  return all > 0 ? String(Math.round(all * 1000) / 1000) : '';
};

export function typedBy(form: AirForm): AirRowText {
  const [row] = form.goods;
  const isDanger = form.isDanger === 'Y';
  const facts = row && factsOf(form, row);
  const group = row?.packingGroup ?? '';
  const sizes = measuredIn(form);
  const others = isDanger ? form.goods.slice(1).flatMap((other) => rowNumberOf(other) ?? []) : [];
  return {
    ...AIR_LOAD.blank,
    unNo: isDanger && row ? (rowNumberOf(row) ?? '') : '',
    net: plain(facts?.net ?? ''),
    percent: plain(facts?.percent ?? ''),
    soc: plain(facts?.soc ?? ''),
    wh: plain(facts?.batteryWh ?? ''),
    group: group === 'N' ? '' : group,
    also: others.join(','),
    pieces: sum(form.goods.map(({ pieces }) => pieces)),
    kg: sum(form.goods.map(({ grossKg }) => grossKg)),
    m3: sizes ? '' : sum(form.goods.map(({ volume }) => volume)),
    size: sizes ? sizesText(sizes) : '',
  };
}

export const askedBy = (form: AirForm, { search: { orgPortCode, dstPortCode } }: AirQuote): AirQuery => ({
  org: orgPortCode,
  dst: dstPortCode,
  isDanger: form.isDanger,
  ready: isDay(form.readyDay) ? form.readyDay : null,
  row: typedBy(form),
});
