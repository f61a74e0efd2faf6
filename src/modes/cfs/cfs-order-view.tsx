import { cfsAddress } from '../../../domain/modes/cfs/address';
import { askedAgain } from '../../../domain/modes/cfs/asked-of';
import { countedBoxes } from '../../../domain/modes/cfs/boxes';
import { CFS } from '../../../domain/modes/cfs/mode';
import { tonsToStuff } from '../../../domain/modes/cfs/reading';
import { isCfs } from '../../../domain/modes/cfs/search-mode';
import { findUnpriced } from '../../../domain/modes/cfs/unpriced';
import { routePath } from '../../../domain/routes';
import { fillSentence } from '../../../domain/values/fill';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { CfsStep } from './cfs-step';
import { shownFacts } from './shown-facts';

export const CfsOrderView = createOrderView({
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
  changeTo: (form, quote) => cfsAddress(routePath('builtInOrder'), askedAgain(form, quote)),
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  what: (form) => copy.what(countedBoxes(form).length, tonsToStuff(form)),
  unpriced(view) {
    const why = findUnpriced(view.form, { ...shownFacts(view), hazards: view.quote?.rates.hazards });
    return why ? fillSentence(copy.unpriced[why.code], { no: why.no }) : undefined;
  },
  Step: CfsStep,
});

export const CfsOrderPage = createOrderPage(CFS, CfsOrderView);
