import { TANK as WIRE } from '../../../../contract/modes/tank';
import { TANK_FAULT_CODES } from '../../../../domain/modes/tank/fault';
import { OWN } from '../../../../domain/modes/tank/fields';
import { TANK_RULES, TANK_FINDING_CODES } from '../../../../domain/modes/tank/finding';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { tankCopy } from '../../../../src/copy/modes/tank';
import { GLYCOL, LEASE, METHACRYLATE, soundTank, soundTankOn, tankFacts, tankQuoteFor } from '../../tank-order';
import { inForm, type ModeCase } from '../mode-case';

const sampleOf = (quote: TankQuote, change: Partial<TankForm> = {}) => ({
  form: { ...soundTankOn(quote), ...change },
  facts: tankFacts(quote),
});

export const TANK_CASE: ModeCase<TankForm, TankQuote> = {
  mode: TANK,
  wire: WIRE,
  alsoJudged: [2, 4],
  samples: [
    { form: soundTank, facts: tankFacts() },
    sampleOf(tankQuoteFor(GLYCOL, 'S24'), { heating: 'STEAM', hotTemp: '40' }),
    sampleOf(tankQuoteFor(LEASE, 'S24')),
    sampleOf(tankQuoteFor(METHACRYLATE, 'S21B'), { sapt: '60' }),
  ],
  declared: inForm<TankForm, OrderFacts<TankQuote>>(OWN),
  words: { steps: tankCopy.steps, labels: tankCopy.label, faults: tankCopy.fault, findings: TANK_RULES.sentences },
  owes: [
    'quantityT loadTemp density15 density50 tankType tanks lastCargo heating discharge nitrogen cleanAtDest',
    'leaseDays loadAddress loadFrom loadTo depositWay offerId shipper.name shipper.address shipper.phone',
    'consignee.name consignee.address consignee.phone amsAgent currency payType contactName contactPhone',
    'destTaxId goods.0.hsCode',
    'emergencyName emergencyPhone agreeProtocol dgPromise goods.0.nameCn goods.0.nameEn goods.0.unNo',
    'goods.0.shippingName goods.0.hazardClass',
  ],
  codes: { faults: TANK_FAULT_CODES, findings: TANK_FINDING_CODES },
};
