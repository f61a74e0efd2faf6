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
import { airportCountry } from '../../../domain/modes/air/airports';
import type { AirStep as Step } from '../../../domain/modes/air/fields';
import { createSteps } from '../../frame/steps';
import { PartyCards } from '../../trade/people/party-cards';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { AirParts } from './air-parts';
import { StepConfirm } from './step-confirm';
import { StepFlight } from './step-flight';
import { StepGoods } from './step-goods';

/** The shipper issues the dangerous goods declaration himself, so the declarer is not asked. */
const DECLARED = ['DGDEC'] as const;

const StepParties = ({ parts, region }: { parts: AirParts; region: RegionParts }) => (
  <>
    <PartyCards parts={parts} country={airportCountry(parts.quote.offer.dst?.code)} mayBeToOrder={false} />
    <ServiceCard parts={parts} region={region} always={DECLARED} />
  </>
);

export const AirStep = createSteps<Step, AirParts>({
  flight: StepFlight,
  goods: StepGoods,
  parties: StepParties,
  confirm: StepConfirm,
});

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
