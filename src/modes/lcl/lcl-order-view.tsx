import { lclPrice } from '../../../domain/modes/lcl/acceptance';
import { queryFromForm } from '../../../domain/modes/lcl/fit-asked';
import { isLcl } from '../../../domain/modes/lcl/list';
import { LCL } from '../../../domain/modes/lcl/mode';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { routePath } from '../../../domain/routes';
import type { FitCheckActor } from '../../../machines/booking/fit-check';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { momentWords } from '../../copy/words/moment-words';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { FitNote } from './fit-note';
import { LclStep } from './lcl-step';

export const LclOrderView = createOrderView({
  mode: LCL,
  title: copy.title,
  stepNames: lclCopy.steps,
  words: { names: copy.names, fault: lclCopy.fault, finding: lclCopy.finding },
  nameOf: (offer) => (isLcl(offer) ? momentWords(offer.leavesAt).time : ''),
  strip(_, { offer: { org, dst, supplier, leavesAt } }) {
    const { date, weekday, time } = momentWords(leavesAt ?? '');
    return [copy.lane(org?.nameCn ?? '', dst?.nameCn ?? ''), supplier?.nameCn ?? '', copy.leaves(date, weekday, time)];
  },
  changeTo: (form, quote) => lclQuestion.address(routePath('shippingLcl'), queryFromForm(form, quote)),
  change: copy.change,
  what: (form, quote) => copy.what(lclPrice(form, quote)?.lines.find(({ item }) => item === 'OF')?.quantity ?? 0),
  Step: LclStep,
});

const Page = createOrderPage(LCL, LclOrderView);

/** Checks changed goods against the container again. */
export const LclOrderPage = ({ actor, fit }: { actor: OrderPageActor; fit: FitCheckActor }) => (
  <Page actor={actor} renderAbove={(changeTo) => <FitNote actor={fit} changeTo={changeTo} />} />
);
