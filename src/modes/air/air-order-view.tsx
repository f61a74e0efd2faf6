import { airAddress } from '../../../domain/modes/air/address';
import { queryFromForm } from '../../../domain/modes/air/asked-by';
import { isAir } from '../../../domain/modes/air/list';
import { AIR } from '../../../domain/modes/air/mode';
import { readWeight } from '../../../domain/modes/air/reading';
import { chargeableWeight } from '../../../domain/modes/air/weight';
import { routePath } from '../../../domain/routes';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { airBoardCopy } from '../../copy/modes/air/board';
import { momentWords } from '../../copy/words/moment-words';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { AirStep } from './air-step';

const AirOrderView = createOrderView({
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
  changeTo: (form, quote) => airAddress(routePath('airLift'), queryFromForm(form, quote)),
  change: copy.change,
  instead: (changeTo) => [{ label: copy.change, address: changeTo }],
  asked: ({ search, offer }) => (search.isTrial ? null : (offer.price?.charges ?? null)),
  what: (form) => copy.what(chargeableWeight(readWeight(form)).charged),
  Step: AirStep,
});

export const AirOrderPage = createOrderPage(AIR, AirOrderView, () => ['COND']);
