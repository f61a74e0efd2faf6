import { expect, it } from 'vitest';

import { CFS } from '../../../../../domain/modes/cfs/mode';
import { cfsDocument } from '../../../../../server/trade/modes/cfs/documents';
import { entryInstructions } from '../../../../../server/trade/modes/cfs/entry';
import { cfsFacts, cfsQuoteFor, generalCfs, soundCfs } from '../../../../support/cfs-order';

const quote = cfsQuoteFor();
const charges = CFS.price(soundCfs, quote, cfsFacts().goodsOf);
if (!charges) throw new Error('there is no price');
const ordered = (form: typeof soundCfs) => ({ form, quote, charges, takings: [], alternative: null });

it('driver notice for methanol names fire and poison gear, and the documents of the order', () => {
  const { classes, bring, wear, act } = entryInstructions(ordered(soundCfs));
  expect(classes).toEqual(['3', '6.1']);
  expect(bring).toEqual([
    '每车一个预约码（二维码或 10 位码）',
    '驾驶证、行驶证、道路危险货物运输从业资格证',
    'SDS（中文）',
    '安全技术说明书和安全标签（一书一签）',
    '危包证',
    '道路危险货物运输证',
    '押运员资格证',
  ]);
  expect(wear).toEqual(['安全帽、反光背心、防砸鞋', '防静电工作服和鞋', '防毒面具、耐化学手套']);
  expect(act.join()).toContain('阻火器');
  expect(act.join()).toContain('不饮食');
  expect(act.join()).not.toContain('停止装卸');
});

it('driver notice for acid omits sparks, and lists each item once', () => {
  const [row] = soundCfs.goods;
  if (!row) throw new Error('there are no goods');
  const acid = { ...row, hazardClass: '8' as const, subRisks: [], unNo: '1824' };
  const { classes, wear, act } = entryInstructions(ordered({ ...soundCfs, goods: [acid, { ...acid, key: '2' }] }));
  expect(classes).toEqual(['8']);
  expect(wear).toContain('护目镜、耐酸碱手套和围裙');
  expect(act.join()).not.toContain('阻火器');
  expect(new Set(act).size).toBe(act.length);
});

it('driver notice for harmless goods omits dangerous goods licences', () => {
  const { classes, bring, act } = entryInstructions(ordered(generalCfs));
  expect(classes).toEqual([]);
  expect(bring.join()).not.toMatch(/道路危险|押运|一书一签/);
  expect(act.join()).not.toMatch(/火种|阻火器|押运/);
});

it('driver notice in summer names the midday stop for flammable goods', () => {
  const [truck] = soundCfs.inbound;
  if (!truck) throw new Error('there is no truck');
  const inJuly = { ...soundCfs, inbound: [{ ...truck, slot: '2026-07-10T09' }] };
  expect(entryInstructions(ordered(inJuly)).act.at(-1)).toContain('每天 10–16 点停止装卸');
});

it('driver notice is printed on the appointment sheet', () => {
  const page = cfsDocument('appointments', ordered(soundCfs), 'CF2611207K3M9Q', []);
  for (const words of ['防毒面具、耐化学手套', '危包证', '排气管装阻火器']) expect(page).toContain(words);
});
