import { TRUCK as WIRE } from '../../../../contract/modes/truck';
import { TRUCK_FAULT_CODES } from '../../../../domain/modes/truck/fault';
import { OWN } from '../../../../domain/modes/truck/fields';
import { TRUCK_FINDING_CODES, TRUCK_RULES } from '../../../../domain/modes/truck/finding';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { truckCopy } from '../../../../src/copy/modes/truck';
import {
  ASH,
  AT_FOUR,
  BOXED,
  COOLED,
  exceptedTruckOn,
  SHARED,
  soundTruck,
  soundTruckOn,
  TANKED,
  TOXIC,
  truckFacts,
  truckQuoteFor,
} from '../../truck-order';
import { inForm, type ModeCase } from '../mode-case';

const sampleOf = (quote: TruckQuote, change: Partial<TruckForm> = {}) => ({
  form: { ...soundTruckOn(quote), ...change },
  facts: truckFacts(quote),
});

export const TRUCK_CASE: ModeCase<TruckForm, TruckQuote> = {
  mode: TRUCK,
  wire: WIRE,
  alsoJudged: [2, 6],
  samples: [
    { form: soundTruck, facts: truckFacts() },
    sampleOf(truckQuoteFor(TANKED, 'TANK30')),
    sampleOf(truckQuoteFor(TOXIC, 'BOX68'), { passNo: 'HB20261207', insured: true, worth: '180000' }),
    sampleOf(truckQuoteFor(COOLED, 'REEF96')),
    sampleOf(truckQuoteFor(BOXED, 'SKEL'), { boxNo: 'CSQU3054383' }),
    sampleOf(truckQuoteFor(ASH), { dropTo: '2026-12-09T18:00' }),
    sampleOf(truckQuoteFor(SHARED, 'BOX96')),
    sampleOf(truckQuoteFor(AT_FOUR, 'BOX13'), { stop1To: '2026-12-07T13:30', stop2To: '2026-12-09T21:15' }),
    sampleOf(truckQuoteFor(SHARED, 'BOX96'), {
      pickDoor: '310117',
      pickAddress: '化工路 6 号院',
      pickFrom: '2026-12-01T09:00',
      pickTo: '2026-12-01T12:30',
      dropDoor: '440117',
      dropAddress: '明珠大道 3 号',
      insured: true,
      worth: '60000',
    }),
    { form: exceptedTruckOn(truckQuoteFor()), facts: truckFacts() },
  ],
  declared: inForm<TruckForm, OrderFacts<TruckQuote>>(OWN),
  words: { steps: truckCopy.steps, labels: truckCopy.label, faults: truckCopy.fault, findings: TRUCK_RULES.sentences },
  owes: [
    'trucks pickAddress pickContact pickPhone pickFrom pickTo dropAddress dropContact dropPhone senderName senderAddress senderPhone receiverName receiverAddress receiverPhone purpose trip drivers unload',
    'toldGoods offerId payType contactName contactPhone emergencyName emergencyPhone agreeProtocol dgPromise',
    'goods.0.place goods.0.nameCn goods.0.nameEn goods.0.unNo goods.0.shippingName goods.0.hazardClass',
    'goods.0.packKind goods.0.pieces goods.0.grossKg goods.0.volume currency',
  ],
  codes: { faults: TRUCK_FAULT_CODES, findings: TRUCK_FINDING_CODES },
};
