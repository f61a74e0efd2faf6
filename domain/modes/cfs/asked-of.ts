import { readUnNo } from '../../goods/dangerous-goods';
import type { CfsQuery } from './address';
import { dangerousRows } from '../../goods/nature';
import { countedBoxes } from './boxes';
import type { CfsForm } from './form';
import type { CfsQuote } from './quote';
import { readGates, tonsToStuff } from './reading';

export function queryFromForm(form: CfsForm, org: string | null): CfsQuery {
  const [row] = form.isDanger === 'Y' ? dangerousRows(form) : form.goods;
  const boxes = countedBoxes(form);
  const tons = tonsToStuff(form);
  return {
    org,
    isDanger: form.isDanger,
    unNo: form.isDanger === 'Y' ? readUnNo(row?.unNo ?? '') : null,
    goods: form.isDanger === 'N' ? row?.nameCn || null : null,
    boxType: boxes[0] ?? '20GP',
    boxes: Math.max(1, boxes.length),
    etd: null,
    cut: form.cutoff === '' ? null : form.cutoff.slice(0, 16),
    tons: tons > 0 ? String(tons) : '',
    st: null,
    day: null,
  };
}

export function askedAgain(form: CfsForm, { search, offer }: CfsQuote): CfsQuery {
  const day =
    readGates(form)
      .map((slot) => slot.day)
      .toSorted()[0] ?? null;
  return { ...queryFromForm(form, search.port), st: offer.detail.station.code, day };
}
