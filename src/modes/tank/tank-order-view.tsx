import { isTrialLevel, tankQuestion } from '../../../domain/modes/tank/search';
import type { TankForm } from '../../../domain/modes/tank/form';
import { TANK } from '../../../domain/modes/tank/mode';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import { leaseUntil } from '../../../domain/modes/tank/lease';
import { readKg, readLeaseDays, readTankCount, findUnpriced } from '../../../domain/modes/tank/reading';
import { isTank } from '../../../domain/modes/tank/list';
import { readShortUnNo as unNumberIn } from '../../../domain/goods/identity';
import { routePath } from '../../../domain/routes';
import { dayAt } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import { tankCopy } from '../../copy/modes/tank';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { requiredPapers } from '../../../domain/modes/tank/papers';
import { isPaperHandedIn, paperKind, ofEachRow } from '../../../domain/order/papers/papers';
import { orderPapersCopy } from '../../copy/trade';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import type { WantedPaper } from '../../trade/papers/order-papers';
import { TankStep } from './tank-step';

const SHEETS = ['SDS_CN', 'SDS_EN'];

/** Documents the order will wait for, by the same rule as the gateway's. */
export function wantedPapers(form: TankForm, quote: TankQuote | null): WantedPaper[] {
  if (quote === null) return [];
  const papers = requiredPapers(form, quote.offer.detail.cargo);
  const sheets = papers.filter(({ docType }) => SHEETS.includes(docType));
  const wanted = [
    ...ofEachRow(form.goods, sheets),
    ...papers.filter(({ docType }) => !SHEETS.includes(docType)),
    { docType: 'POA', name: orderPapersCopy.POA.name },
  ].map(({ docType, name }) => ({ docType, name, note: copy.papers[paperKind(docType)] ?? copy.paperNote }));
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    standing: isPaperHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}

/** Search address with current values; for other goods the library's densities apply again. */
function searchAgain(form: TankForm, { search, offer }: TankQuote): string {
  const { cargo } = offer.detail;
  const [row] = form.goods;
  const unNo = form.isDanger === 'Y' ? unNumberIn(row?.unNo ?? '') : null;
  const isSame = unNo === cargo.unNo && (unNo !== null || row?.nameCn === cargo.name);
  const densities = isSame ? { d15: form.density15, d50: form.density50 } : { d15: '', d50: '' };
  return tankQuestion.address(routePath('tankIndex'), {
    ...tankQuestion.askedFor(search),
    ...densities,
    isDanger: form.isDanger,
    unNo,
    goods: row?.nameCn.trim() || search.goods,
    group: isSame ? search.group : null,
    tons: form.quantityT,
    loadC: form.loadTemp,
    hotC: form.hotTemp,
    leaseDays: search.kind === 'LEASE' ? form.leaseDays : '',
    heating: form.heating === '' ? search.heating : form.heating,
    last: form.lastCargo === '' ? search.last : form.lastCargo,
    isCleaned: form.cleanAtDest !== 'N',
  });
}

export const TankOrderView = createOrderView({
  mode: TANK,
  title: copy.title,
  stepNames: tankCopy.steps,
  words: {
    names: copy.names,
    fault: tankCopy.fault,
    finding: { ...TANK_RULES.sentences, ...copy.checks },
    missing: copy.missing,
  },
  nameOf: (offer) => (isTank(offer) ? nameOfTank(offer.detail.tank) : ''),
  strip(form, quote) {
    const { offer } = quote;
    const { tank, voyage, lease } = offer.detail;
    const days = readLeaseDays(form, quote);
    return [
      lease ? copy.hireAt(offer.org?.nameCn ?? '') : copy.where(offer.org?.nameCn ?? '', offer.dst?.nameCn ?? ''),
      copy.tank(nameOfTank(tank), offer.supplier?.nameCn ?? ''),
      lease
        ? copy.hired(lease.from, days === null ? null : leaseUntil(lease.from, days))
        : copy.sails(dayAt(parseMoment(offer.leavesAt ?? '') ?? 0), voyage?.vessel ?? ''),
    ];
  },
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  asked: ({ search, offer }) =>
    isTrialLevel(search) || offer.detail.lease?.isTrial ? null : (offer.price?.charges ?? null),
  what: (form) => copy.what(readKg(form) === null ? null : form.quantityT, readTankCount(form)),
  unpriced({ form, quote }) {
    const why = quote && findUnpriced(form, quote);
    return why ? copy.unpriced[why] : undefined;
  },
  Step: TankStep,
});

export const TankOrderPage = createOrderPage(TANK, TankOrderView, { all: wantedPapers });
