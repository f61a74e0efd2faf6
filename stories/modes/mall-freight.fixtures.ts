import { freightFields } from '../../domain/modes/mall/carried';
import type { PackForm } from '../../domain/mall/product';
import type { MallForm } from '../../domain/modes/mall/form';
import { MALL } from '../../domain/modes/mall/mode';
import type { BesideChoice } from '../../domain/order/drafts/beside';
import { mallCopy } from '../../src/copy/modes/mall';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { mallFactsOf, soundMall } from './mall.fixtures';

const city = (code: string, nameCn: string) => ({ code, nameCn, nameEn: '' });

export const TRUCKED: BesideChoice = {
  mode: 'TRUCK',
  draftId: 'truck-1',
  revision: 4,
  quoteId: 'T-1',
  about: { org: city('3205', '苏州市'), dst: city('4101', '郑州市'), stops: [], leavesAt: '2026-11-30T01:00:00.000Z' },
  goods: ['环氧树脂（液态,环境危害）', '乙二醇'],
  protocolVersion: '2026-11-22',
  fetchedAt: '2026-11-30T09:00',
  total: { amount: 670_979, currency: '1' },
  level: 'PASS_CHECK_DGL',
  wrong: null,
  refused: null,
};

/** A full container that needs a manual check. */
export const SHIPPED: BesideChoice = {
  ...TRUCKED,
  mode: 'FCL',
  draftId: 'fcl-1',
  fetchedAt: '2026-12-01T10:30',
  revision: 2,
  quoteId: 'F-1',
  about: { org: city('CNSHA', '上海'), dst: city('SGSIN', '新加坡'), stops: [], leavesAt: '2026-12-04T10:00:00.000Z' },
  total: { amount: 1_245_600, currency: '1' },
  level: 'MANUAL',
};

export const OPEN: BesideChoice = {
  ...TRUCKED,
  mode: 'RAIL',
  draftId: 'rail-1',
  fetchedAt: '',
  quoteId: '',
  about: null,
  goods: [],
  total: null,
  level: null,
  refused: '运输订单有 3 处未填好，请打开它改好后重新选择',
};

/** Freight order for less goods than the purchase. */
export const LIGHT: BesideChoice = {
  ...TRUCKED,
  draftId: 'truck-2',
  quoteId: 'T-2',
  wrong: { path: 'freight', code: 'mallFreightGoods', given: { goods: '乙二醇', kg: 8_000, bought: 9_180 } },
};

export const POURED: BesideChoice = {
  ...TRUCKED,
  mode: 'TANK',
  draftId: 'tank-1',
  revision: 3,
  quoteId: 'K-1',
  about: {
    org: city('CNZJG', '张家港'),
    dst: city('NLRTM', '鹿特丹'),
    stops: [],
    leavesAt: '2026-12-07T01:00:00.000Z',
  },
  goods: ['乙二醇'],
  fetchedAt: '2026-12-04T09:00',
  total: { amount: 2_318_745, currency: '1' },
  level: 'NEED_APPROVAL',
};

/** Freight order for more goods than the purchase. */
export const OVERPOURED: BesideChoice = {
  ...POURED,
  draftId: 'tank-2',
  quoteId: 'K-2',
  wrong: { path: 'freight', code: 'mallFreightGoods', given: { goods: '乙二醇', kg: 20_500, bought: 20_000 } },
};

/** A tank draft for goods bought in drums. */
export const TANKED: BesideChoice = {
  ...TRUCKED,
  draftId: 'truck-3',
  quoteId: 'T-3',
  wrong: { path: 'freight', code: 'mallFreightTank', given: { goods: '乙二醇' } },
};

/** Form with freight orders, and this choice selected. */
export function carriedParts(chosen: BesideChoice | null, isJudged = false) {
  const form: MallForm = { ...soundMall('fetched'), way: 'CARRIED', freight: chosen ? freightFields(chosen) : [] };
  const view = formViewIn({ mode: MALL, facts: mallFactsOf('fetched'), library: {} }, form, ['delivery', isJudged]);
  return { view: { ...view, own: mallCopy.fault }, on: filling.form.on };
}

export function boughtAs(...forms: readonly [PackForm, ...PackForm[]]) {
  const parts = carriedParts(null);
  const { quote } = parts.view;
  if (!quote) throw new Error('a purchase has a quote');
  const lines = quote.search.lines.map((line, at) => {
    const form = forms[at % forms.length] ?? forms[0];
    return { ...line, sold: { ...line.sold, form } };
  });
  return { ...parts, view: { ...parts.view, quote: { ...quote, search: { ...quote.search, lines } } } };
}
