import { blankGoods } from '../../goods/row';
import { goodsChoices, moneyChoices } from '../../order/blocks/listed';
import { findDensities } from '../../goods/tank/densities';
import type { OrderFacts } from '../../order/form/facts';
import { withRoom, type Room } from '../../order/findings/room';
import { isUnbegun } from '../../order/form/same-form';
import type { OrderMode } from '../../order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../order/mode/mode-parts';
import { findRequiredFields } from '../../order/form/required';
import { MODE_STATES } from '../../order/life/mode-states';
import { tankAcceptance } from './acceptance';
import { OWN } from './fields';
import { blankTank, TANK_STEPS, type TankForm } from './form';
import { isLease, LEASE_STATES } from './lease';
import type { TankQuote } from './quote';
import { priceForm, isAsQuoted, readTankCount } from './reading';
import { fieldStep, tankFaults } from './rules';

const written = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount);

function prefillForm(form: TankForm, { search, offer: { detail }, rates }: TankQuote): TankForm {
  const { cargo, plan } = detail;
  const { tons, loadC, hotC, d15, d50, heating, last, isCleaned } = search;
  const row = {
    ...blankGoods('1'),
    goodsId: cargo.goodsId,
    unNo: cargo.unNo ?? '',
    nameCn: cargo.unNo === null ? cargo.name : '',
    packingGroup: search.group ?? ('' as const),
  };
  const isForced = cargo.liquid?.nitrogen === 'REQUIRED';
  const both = findDensities({ d15, d50 }, cargo.liquid);
  return {
    ...form,
    isDanger: cargo.unNo === null ? 'N' : 'Y',
    goods: [row],
    quantityT: written(tons),
    loadTemp: written(loadC),
    hotTemp: written(hotC),
    density15: written(both?.d15 ?? d15),
    density50: written(both?.d50 ?? d50),
    tanks: tons !== null && plan?.kind === 'fits' ? String(plan.tanks) : '',
    lastCargo: last,
    heating,
    nitrogen: isForced ? 'Y' : 'N',
    cleanAtDest: isCleaned ? 'Y' : 'N',
    leaseDays: detail.lease ? written(search.leaseDays) : String(rates.days.least),
  };
}

/** Takes tanks of the week and one ship slot each; leased tanks are counted in their depot. */
function room(form: TankForm, { offer: { left } }: TankQuote): Room {
  const amount = readTankCount(form) ?? 0;
  return {
    needs: [
      { measure: 'TANK', amount },
      { measure: 'BOX', amount },
    ],
    left,
  };
}

export const TANK: OrderMode<TankForm, TankQuote> = {
  id: 'TANK',
  steps: TANK_STEPS,
  blank: blankTank,
  stepOf: fieldStep,
  faults: tankFaults,
  required: findRequiredFields<TankForm, OrderFacts<TankQuote>>({ faults: tankFaults, declared: [OWN] }),
  quoted(form, quote) {
    if (form.quoteId === quote.quoteId) return form;
    const own = isUnbegun(form, blankTank) ? prefillForm(form, quote) : form;
    const { offerId, detail } = quote.offer;
    return { ...own, tankType: detail.tank, quoteId: quote.quoteId, offerId };
  },
  terms: {
    ...TERMS,
    path: (form) => (isLease(form) ? LEASE_STATES : MODE_STATES.TANK),
  },
  fields: {
    ...FIELDS,
    figures: [],
    isDoneOnSite: true,
    choices: (form) => [...goodsChoices(form), ...moneyChoices(form)],
    own: OWN.drawn,
    edited: () => null,
    copied(form) {
      const { loadFrom, loadTo, inhibitorUntil, leaseDays } = blankTank;
      return { ...form, loadFrom, loadTo, inhibitorUntil, leaseDays };
    },
  },
  fit: {
    ...FIT,
    room,
  },
  acceptance: withRoom(room, tankAcceptance),
  price: (form, quote, goodsOf) => (isAsQuoted(form, quote, goodsOf) ? priceForm(form, quote) : null),
};
