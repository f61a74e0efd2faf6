import { expect, it } from 'vitest';

import { blankFcl } from '../../../../../domain/modes/fcl/form';
import { fclPrice } from '../../../../../domain/modes/fcl/price';
import { BOX_TYPES } from '../../../../../domain/offer/search';
import { sailingRates } from '../../../../../server/trade/modes/fcl/rates';
import { SEA_OCEAN } from '../../../../../server/trade/sea/tariff';
import { sheetFigures } from '../../../../../server/trade/tariffs/sheet';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

const SEARCH = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'N' as const, boxes: [] };

it.each(Object.keys(sheetFigures(SEA_OCEAN, demoTariffs())))(
  'FCL price to %s is null for a box type without freight',
  (line) => {
    const rates = sailingRates({ line, rate: 1 }, SEARCH, demoTariffs());
    if (!rates) throw new Error('a line of the tariff has rates');
    for (const type of BOX_TYPES) {
      const { [type]: freight, ...ocean } = rates.ocean;
      const other = type === '20GP' ? '40HQ' : '20GP';
      const priced = (own: typeof rates.ocean, ...types: string[]) =>
        fclPrice(
          {
            ...blankFcl,
            isDanger: 'N',
            boxes: BOX_TYPES.filter((one) => types.includes(one)).map((one) => ({ type: one, count: '1' })),
          },
          { ...rates, ocean: own },
          [],
        );
      expect(priced(rates.ocean, type)?.lines[0]?.total.amount, type).toBe(freight);
      expect(priced(ocean, type), type).toBeNull();
      expect(priced(ocean, type, other), `${type} beside another one`).toBeNull();
      expect(priced(ocean, other), `without ${type}`).not.toBeNull();
    }
  },
);
