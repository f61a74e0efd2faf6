import { expect } from 'vitest';

import { enquiryAcceptance } from '../../../domain/modes/enq/acceptance';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Quote } from '../../../domain/offer/offer';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { dgdFacts, soundDgd } from '../dgd-order';
import { enquiryFacts, generalEnquiry } from '../enquiry-form';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
import { FCL_CASE } from '../modes/cases/fcl';
import { FLEXI_CASE } from '../modes/cases/flexi';
import { LCL_CASE } from '../modes/cases/lcl';
import { MALL_CASE } from '../modes/cases/mall';
import { RAIL_CASE } from '../modes/cases/rail';
import { TANK_CASE } from '../modes/cases/tank';
import { TRUCK_CASE } from '../modes/cases/truck';
import { WH_CASE } from '../modes/cases/wh';
import { judged, type Kind, notAsked } from './cell';

type Sampled<TForm extends OrderForm, TQuote extends Quote> = {
  mode: Pick<OrderMode<TForm, TQuote>, 'acceptance'>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

/** Single-character names, trade prefixes, and explosives and poisons outside our lists. */
const NAMES = [
  '苯',
  '工业苯',
  '氯（液氯）',
  '溴水',
  '钠（金属）',
  '火药',
  '甲醛',
  '烟花',
  '一种新的液体',
  'Explosive D',
];

/** Names printed for several entries: each of them is dangerous. */
const PRINTED = ['易燃液体,未另作规定的', '腐蚀性液体，未另作规定的', '油漆/涂料'];

const isGreen = ({ level }: Pick<Acceptance, 'level'>): boolean => level === 'PASS' || level === 'PASS_CHECK_DGL';

/** Goods with only a name, weighed and packed like those of the form. */
const called = ({ key, pieces, grossKg, netKg, volume, packKind, packMark }: GoodsRow, name: string): GoodsRow => {
  const weighed = { pieces, grossKg, netKg, volume, packKind, packMark };
  return { ...blankGoods(key), ...weighed, nameCn: name, nameEn: name };
};

/** Checks that no unknown name passes, dangerous or not, and that printed names are blocked as harmless. */
const known = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: Sampled<TForm, TQuote>) =>
  judged(() => {
    const [row = blankGoods('1')] = form.goods;
    const said = (isDanger: 'Y' | 'N', name: string) =>
      mode.acceptance({ ...form, isDanger, goods: [called(row, name)] }, { ...facts, ...goodsLookup(identifyGoods) });
    const green = (['Y', 'N'] as const).flatMap((isDanger) =>
      NAMES.filter((name) => isGreen(said(isDanger, name))).map((name) => `${isDanger} ${name}`),
    );
    expect(green).toStrictEqual([]);
    expect(PRINTED.filter((name) => said('N', name).level !== 'BLOCK')).toStrictEqual([]);
  });

const enquired = judged(() => {
  const [row = blankGoods('1')] = generalEnquiry.goods;
  const said = (name: string) =>
    enquiryAcceptance(
      { ...generalEnquiry, goods: [called(row, name)] },
      { now: enquiryFacts.now, ...goodsLookup(identifyGoods) },
    );
  expect(NAMES.filter((name) => isGreen(said(name)))).toStrictEqual([]);
  expect(PRINTED.filter((name) => said(name).level !== 'BLOCK')).toStrictEqual([]);
});

/** Services judge goods only where they state a way, company or warehouse; otherwise they classify them. */
const served = judged(() => {
  const green = (['6', '7', '8'] as const).flatMap((type) => {
    const form = soundDgd(type);
    const [row = blankGoods('1')] = form.goods;
    return NAMES.filter((name) =>
      isGreen(DGD_CASE.mode.acceptance({ ...form, goods: [called(row, name)] }, dgdFacts(type))),
    ).map((name) => `${type} ${name}`);
  });
  expect(green).toStrictEqual([]);
});

/** Kind: an unknown or dangerous name never passes. */
export const NAMED: Kind = {
  name: 'names',
  cells: {
    FCL: known(FCL_CASE),
    LCL: known(LCL_CASE),
    AIR: known(AIR_CASE),
    RAIL: known(RAIL_CASE),
    CFS: known(CFS_CASE),
    WH: known(WH_CASE),
    TANK: known(TANK_CASE),
    FLEXI: known(FLEXI_CASE),
    DOM: known(DOM_CASE),
    TRUCK: known(TRUCK_CASE),
    ENQ: enquired,
    DGD: served,
    MALL: notAsked('goods are those of the price, and nobody names them', () => {
      const [{ form, facts }] = MALL_CASE.samples;
      const renamed = form.goods.map((row) => called(row, '苯'));
      const faults = MALL_CASE.mode.faults({ ...form, goods: renamed }, facts);
      expect(faults.map(({ code }) => code)).toContain('mallOtherGoods');
    }),
  },
};
