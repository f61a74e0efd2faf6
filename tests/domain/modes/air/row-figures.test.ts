import { expect, it } from 'vitest';

import { blankRowFacts, type AirRowFacts } from '../../../../domain/modes/air/form';
import { airFaults } from '../../../../domain/modes/air/rules';
import { airFacts, airQuoteFor, soundAir } from '../../../support/air-order';

const said = (unNo: string, own: Partial<AirRowFacts>) => {
  const form = {
    ...soundAir,
    goods: soundAir.goods.slice(0, 1).map((row) => ({ ...row, unNo, goodsId: '' })),
    air: { '1': { ...blankRowFacts, ...soundAir.air['1'], ...own } },
  };
  const [part = ''] = Object.keys(own);
  return airFaults(form, airFacts(airQuoteFor())).find(({ path }) => path === `goods.0.${part}`)?.code ?? null;
};

it.each<[part: keyof AirRowFacts, unNo: string, fine: readonly string[], odd: readonly string[], code: string]>([
  ['percent', '2014', ['0.01', '30.25', '100'], ['30.255', '100.01', '0'], 'airPercent'],
  ['net', '2014', ['0.125'], ['0.1255', '0'], 'airNet'],
  ['batteryWh', '3480', ['90.25'], ['90.255', '0'], 'airWh'],
  ['soc', '3480', ['0', '30'], ['101', '-1', '12.5'], 'airCharge'],
])('%s of UN %s accepts %j and rejects %j', (part, unNo, fine, odd, code) => {
  expect(fine.map((text) => said(unNo, { [part]: text })).filter((one) => one === code)).toEqual([]);
  expect(odd.map((text) => said(unNo, { [part]: text }))).toEqual(odd.map(() => code));
});
