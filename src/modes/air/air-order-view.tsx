import { airAddress } from '../../../domain/modes/air/address';
import { askedBy } from '../../../domain/modes/air/asked-by';
import { isAir } from '../../../domain/modes/air/list';
import { AIR } from '../../../domain/modes/air/mode';
import { weighedIn } from '../../../domain/modes/air/reading';
import { chargeableOf } from '../../../domain/modes/air/weight';
import { pathOf } from '../../../domain/routes';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { airBoardCopy } from '../../copy/modes/air/board';
import { momentWords } from '../../copy/words/moment-words';
import { orderPageOf } from '../../frame/order-page';
import { orderViewOf } from '../../frame/order-view';
import { AirStep } from './air-step';

const AirOrderView = orderViewOf({
  mode: AIR,
  title: copy.title,
  stepNames: airCopy.steps,
  words: {
    names: copy.names,
    fault: airCopy.fault,
    finding: { ...airCopy.finding, ...copy.checks },
    decides: copy.decides,
    missing: copy.missing,
  },
  nameOf: (offer) => (isAir(offer) ? offer.detail.flight : ''),
  strip(_, { offer: { org, dst, supplier, leavesAt, detail } }) {
    const { date, weekday, time } = momentWords(leavesAt ?? '');
    return [
      copy.lane(org?.nameCn ?? '', dst?.nameCn ?? ''),
      `${supplier?.nameCn ?? ''} ${detail.flight} ${airBoardCopy.aircraft[detail.aircraft]}`,
      copy.leaves(date, weekday, time),
    ];
  },
  changeTo: (form, quote) => airAddress(pathOf('airLift'), askedBy(form, quote)),
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  asked: ({ search, offer }) => (search.isTrial ? null : (offer.price?.charges ?? null)),
  what: (form) => copy.what(chargeableOf(weighedIn(form)).charged),
  Step: AirStep,
});

export const AirOrderPage = orderPageOf(AIR, AirOrderView, () => ['COND']);
