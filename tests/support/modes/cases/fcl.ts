import { FCL as WIRE } from '../../../../contract/modes/fcl';
import { BILL, TERMS } from '../../../../domain/modes/fcl/fields';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import { FCL } from '../../../../domain/modes/fcl/mode';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import { sailingRates } from '../../../../server/trade/modes/fcl/rates';
import { fclCopy } from '../../../../src/copy/modes/fcl';
import { fieldNames } from '../../../../src/copy/trade';
import { dangerousOrder, factsFor, generalOrder } from '../../fcl-order';
import { inForm, type ModeCase } from '../mode-case';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

function ratesTo(isDanger: 'Y' | 'N') {
  const search = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger, boxes: [{ type: '20GP' as const, count: 1 }] };
  const rates = sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
  if (!rates) throw new Error('there is no tariff');
  return rates;
}

export const FCL_CASE: ModeCase<FclForm, FclQuote> = {
  mode: FCL,
  wire: WIRE,
  samples: [
    {
      form: { ...dangerousOrder, services: [], declMode: 'SELF' },
      facts: factsFor('SGSIN', true, { rates: ratesTo('Y') }),
    },
    { form: generalOrder, facts: factsFor('SGSIN', false, { rates: ratesTo('N') }) },
  ],
  declared: [...inForm<FclForm, OrderFacts<FclQuote>>(TERMS), ...inForm<FclForm, OrderFacts<FclQuote>>(BILL)],
  words: { steps: fclCopy.steps, labels: fieldNames, faults: {}, findings: {} },
  owes: [
    'boxOwner tradeTerm transportTerm freightTerm blType releaseType offerId declMode shipper.name',
    'shipper.address shipper.phone consignee.name consignee.address consignee.phone currency payType',
    'contactName contactPhone emergencyName emergencyPhone agreeProtocol agreeCharges dgPromise goods.0.nameCn',
    'goods.0.nameEn goods.0.unNo goods.0.shippingName goods.0.hazardClass goods.0.packKind goods.0.pieces',
    'goods.0.grossKg goods.0.volume',
  ],
  codes: { faults: [], findings: [] },
};
