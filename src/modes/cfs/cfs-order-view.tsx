import { cfsAddress } from '../../../domain/modes/cfs/address';
import { countedBoxes } from '../../../domain/modes/cfs/boxes';
import type { CfsForm } from '../../../domain/modes/cfs/form';
import { CFS } from '../../../domain/modes/cfs/mode';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import { tonsOf } from '../../../domain/modes/cfs/reading';
import { isCfs } from '../../../domain/modes/cfs/search-mode';
import { unpricedIn } from '../../../domain/modes/cfs/unpriced';
import { unNoIn } from '../../../domain/goods/dangerous-goods';
import { pathOf } from '../../../domain/routes';
import { fill } from '../../copy/fill';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { orderPageOf } from '../../frame/order-page';
import { orderViewOf } from '../../frame/order-view';
import { CfsStep } from './cfs-step';
import { shownFacts } from './shown-facts';

function searchAgain(form: CfsForm, { search }: CfsQuote): string {
  const [row] = form.goods;
  const boxes = countedBoxes(form);
  const tons = tonsOf(form);
  return cfsAddress(pathOf('builtInOrder'), {
    org: search.port,
    isDanger: form.isDanger,
    unNo: form.isDanger === 'Y' ? unNoIn(row?.unNo ?? '') : null,
    goods: form.isDanger === 'N' ? row?.nameCn || null : null,
    boxType: boxes[0] ?? search.boxType,
    boxes: Math.max(1, boxes.length),
    etd: null,
    cut: form.cutoff === '' ? null : form.cutoff.slice(0, 16),
    tons: tons > 0 ? String(tons) : '',
  });
}

/** The order of boxes that are stuffed. */
export const CfsOrderView = orderViewOf({
  mode: CFS,
  title: copy.title,
  stepNames: cfsCopy.steps,
  words: {
    names: copy.names,
    fault: cfsCopy.fault,
    finding: { ...cfsCopy.finding, ...copy.checks },
    missing: copy.missing,
    decides: copy.decides,
  },
  nameOf: (offer) => (isCfs(offer) ? offer.detail.station.nameCn : ''),
  strip: ({ carrierBookingNo, boxes }, { offer }) => [
    offer.detail.station.nameCn,
    carrierBookingNo.trim().toUpperCase(),
    boxes.map(({ type, count }) => `${type} × ${count}`).join('、'),
  ],
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  what: (form) => copy.what(countedBoxes(form).length, tonsOf(form)),
  unpriced(view) {
    const why = unpricedIn(view.form, shownFacts(view));
    return why ? fill(copy.unpriced[why.code], { no: why.no }) : undefined;
  },
  Step: CfsStep,
});

export const CfsOrderPage = orderPageOf(CFS, CfsOrderView);
