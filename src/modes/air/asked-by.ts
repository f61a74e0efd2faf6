import type { AirAsked } from '../../../domain/modes/air/asked';
import { AIR_LOAD } from '../../../domain/modes/air/address';
import { factsOf, type AirForm } from '../../../domain/modes/air/form';
import type { AirQuote } from '../../../domain/modes/air/quote';
import { measuredIn } from '../../../domain/modes/air/reading';
import { sizesText } from '../../../domain/modes/air/sizes';

const sum = (typed: readonly string[]): string => {
  const all = typed.reduce((total, one) => total + (Number(one) || 0), 0);
  return all > 0 ? String(Math.round(all * 1000) / 1000) : '';
};

/** The search for what is filled in by now: nobody types it again. Of several goods it asks about the first. */
export function askedBy(form: AirForm, { search: { orgPortCode, dstPortCode } }: AirQuote): AirAsked {
  const [row] = form.goods;
  const isDanger = form.isDanger === 'Y';
  const facts = row && factsOf(form, row);
  const group = row?.packingGroup ?? '';
  const sizes = measuredIn(form);
  return {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger: form.isDanger,
    ready: null,
    row: {
      ...AIR_LOAD.blank,
      unNo: isDanger ? (row?.unNo ?? '') : '',
      net: facts?.net ?? '',
      percent: facts?.percent ?? '',
      soc: facts?.soc ?? '',
      wh: facts?.batteryWh ?? '',
      group: group === 'N' ? '' : group,
      pieces: sum(form.goods.map(({ pieces }) => pieces)),
      kg: sum(form.goods.map(({ grossKg }) => grossKg)),
      m3: sizes ? '' : sum(form.goods.map(({ volume }) => volume)),
      size: sizes ? sizesText(sizes) : '',
    },
  };
}
