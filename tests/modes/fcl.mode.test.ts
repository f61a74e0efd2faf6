import { FCL as WIRE } from '../../contract/modes/fcl';
import { BILL, TERMS } from '../../domain/modes/fcl/fields';
import type { FclForm } from '../../domain/modes/fcl/form';
import { FCL } from '../../domain/modes/fcl/mode';
import { ratesAt } from '../../server/modes/fcl/rates';
import { fclCopy } from '../../src/copy/modes/fcl';
import { fieldNames } from '../../src/copy/trade';
import { dangerousOrder, factsFor, generalOrder } from '../support/fcl-order';
import { describeMode } from '../support/modes/describe-mode';
import { inForm } from '../support/modes/mode-case';

function ratesTo(isDanger: 'Y' | 'N') {
  const search = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger, boxes: [{ type: '20GP' as const, count: 1 }] };
  const rates = ratesAt('东南亚', 1, search);
  if (!rates) throw new Error('there is no tariff');
  return rates;
}

describeMode({
  mode: FCL,
  wire: WIRE,
  samples: [
    {
      form: { ...dangerousOrder, services: [], declMode: 'SELF' },
      facts: factsFor('SGSIN', true, { rates: ratesTo('Y') }),
    },
    { form: generalOrder, facts: factsFor('SGSIN', false, { rates: ratesTo('N') }) },
  ],
  declared: inForm<FclForm>({ ...TERMS.fields, ...BILL.fields }),
  words: { steps: fclCopy.steps, labels: fieldNames, faults: {}, findings: {} },
  codes: { faults: [], findings: [] },
});
