import { expect, it } from 'vitest';

import type { RailForm } from '../../../../domain/modes/rail/form';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { railFacts, railQuoteFor, soundRail } from '../../../support/rail-order';

const quote = railQuoteFor();
const { takes } = quote.offer.detail;
const NONE = takes.train.filter((one) => one !== '8');

const said = (form: RailForm, by: Partial<typeof takes> = {}): string[] => {
  const detail = { ...quote.offer.detail, takes: { ...takes, ...by } };
  const { findings } = RAIL.acceptance(form, railFacts({ ...quote, offer: { ...quote.offer, detail } }));
  return findings
    .filter(({ code }) =>
      /^rail(?:Refuses|OrgRefuses|DstRefuses|ClassUnknown|Takes|WeightsBlank|WeightsFit)$/.test(code),
    )
    .map(({ level, code }) => `${level} ${code}`);
};

const nameless = { goodsId: '', casNo: '', nameCn: '某物', unNo: '9999', hazardClass: '' } as const;
const FITS = 'PASS railWeightsFit';

it.each<[what: string, form: RailForm, by: Partial<typeof takes>, findings: string[]]>([
  ['goods that everybody takes', soundRail, {}, ['PASS railTakes', FITS]],
  [
    'goods whose class nobody knows',
    { ...soundRail, goods: soundRail.goods.map((row) => ({ ...row, ...nameless })) },
    {},
    ['MANUAL railClassUnknown', FITS],
  ],
  [
    'boxes that nobody has weighed',
    { ...soundRail, units: soundRail.units.map((unit) => ({ ...unit, kg: '' })) },
    {},
    ['PASS railTakes', 'MANUAL railWeightsBlank'],
  ],
  ['a class the train does not take', soundRail, { train: NONE }, ['BLOCK railRefuses', FITS]],
  ['a class the first station does not take', soundRail, { org: NONE }, ['BLOCK railOrgRefuses', FITS]],
  ['a class the last station does not take', soundRail, { dst: NONE }, ['BLOCK railDstRefuses', FITS]],
])('reports only known findings for %s', (_, form, by, findings) => {
  expect(said(form, by)).toEqual(expect.arrayContaining(findings));
  expect(said(form, by)).toHaveLength(findings.length);
});
