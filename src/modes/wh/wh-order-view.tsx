import type { WhForm } from '../../../domain/modes/wh/form';
import { WH } from '../../../domain/modes/wh/mode';
import { requiredPapers } from '../../../domain/modes/wh/papers';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { readPriceInput, tonsToStore } from '../../../domain/modes/wh/reading';
import { WH_AMOUNTS, whQuestion } from '../../../domain/modes/wh/search';
import { isWh } from '../../../domain/modes/wh/search-mode';
import { readStay } from '../../../domain/modes/wh/stay';
import { isPaperHandedIn } from '../../../domain/order/papers/papers';
import { routePath } from '../../../domain/routes';
import { isDay } from '../../../domain/values/days';
import { whCopy } from '../../copy/modes/wh';
import { whApartCopy } from '../../copy/modes/wh/apart';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import type { WantedPaper } from '../../trade/papers/order-papers';
import { WhStep } from './wh-step';

/** Documents the store requires; none that only ships need. */
export function wantedPapers(form: Pick<WhForm, 'isDanger' | 'goods' | 'inbound' | 'files'>): WantedPaper[] {
  const wanted = requiredPapers(form);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    note: copy.paperNote,
    standing: isPaperHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}

function searchAgain({ isDanger, goods, pallets, inDate, days, storageTemp }: WhForm, { search }: WhQuote): string {
  const [row] = goods;
  const amounts = { tons: String(tonsToStore({ goods })), pallets, days };
  return whQuestion.address(routePath('warehouse'), {
    org: search.city,
    isDanger,
    unNo: isDanger === 'Y' ? (row?.unNo ?? null) : null,
    goods: isDanger === 'N' ? (row?.nameCn ?? null) : null,
    group: null,
    ...amounts,
    inDate,
    temp: storageTemp === '' ? search.temp : storageTemp,
    untold: WH_AMOUNTS.filter((amount) => ['', '0'].includes(amounts[amount])),
  });
}

export const WhOrderView = createOrderView({
  mode: WH,
  title: copy.title,
  stepNames: whCopy.steps,
  words: {
    names: copy.names,
    fault: whCopy.fault,
    finding: { ...whCopy.finding, ...whApartCopy.finding, ...copy.checks },
    apart: whApartCopy,
    decides: copy.decides,
    missing: copy.missing,
  },
  nameOf: (offer) => (isWh(offer) ? offer.detail.room.id : ''),
  strip(form, { offer }) {
    const stay = readStay(form);
    const when = stay
      ? copy.stay(stay.from, stay.to, stay.days)
      : copy.stayBlank(isDay(form.inDate) ? form.inDate : '', readPriceInput(form).days);
    const where = copy.room(offer.supplier?.nameCn ?? '', offer.detail.room.id);
    return [where, offer.org?.nameCn ?? '', when];
  },
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  unpriced: () => copy.unpriced,
  what: (form) => copy.what(tonsToStore(form), readPriceInput(form).days),
  Step: WhStep,
});

export const WhOrderPage = createOrderPage(WH, WhOrderView, { all: wantedPapers });
