import { PAPER_NAMES } from '../paper-names';
import { carriedPrecursor } from '../../../../domain/goods/precursors';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { readCutOff } from '../../../../domain/modes/cfs/reading';
import { lastGateBefore } from '../../../../domain/modes/cfs/slots';
import { dangerousRows } from '../../../../domain/goods/nature';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { numberPapers, SHARED_PAPERS } from '../../../../domain/order/papers/papers';
import { toIso } from '../../../../domain/values/moments';
import type { Snapshot } from '../mode';
import { firstTruckTime, LIBRARY_FACTS } from './ordered';

type PaperRule = readonly [docType: string, name: string, when: 'gate' | 'cut'];

const DANGEROUS: readonly PaperRule[] = [
  ['SDS_CN', 'SDS（中文）', 'gate'],
  ['SIGN', '安全技术说明书和安全标签（一书一签）', 'gate'],
  ['DGD', '海事危险货物申报单', 'cut'],
];
const ROAD: readonly PaperRule[] = [
  ['ROADCERT', PAPER_NAMES.roadcert, 'gate'],
  ['ESCORT', PAPER_NAMES.escort, 'gate'],
];
/** Only if the house clears customs. */
const CUSTOMS: readonly PaperRule[] = [
  ['CI', '商业发票', 'cut'],
  ['PL', '装箱单', 'cut'],
  ['POA', '代理委托书', 'cut'],
];
const HARMLESS: PaperRule = ['SDS_CN', SHARED_PAPERS.HARMLESS, 'gate'];

function ofDangerous(form: CfsForm): PaperRule[] {
  const goods = dangerousRows(form);
  const controls = goods.flatMap((row) => LIBRARY_FACTS.goodsOf(row)?.controls ?? []);
  const carried = carriedPrecursor(controls);
  const has = (is: (one: (typeof controls)[number]) => boolean, ...papers: PaperRule[]) =>
    controls.some(is) ? papers : [];
  return [
    ...DANGEROUS,
    ...(goods.some(({ isLimited }) => !isLimited) ? [['PKG_USE', '危包证', 'gate'] as const] : []),
    ...numberPapers(goods).map(({ docType, name }): PaperRule => [docType, name, 'gate']),
    ...(carried === null
      ? []
      : [['PRECREG', '易制毒化学品购买备案证明', 'gate'] as const, ['PRECTRANS', carried, 'gate'] as const]),
    ...has(({ isExplosivePrecursor }) => isExplosivePrecursor, ['EXPREC', PAPER_NAMES.exprec, 'gate']),
    ...ROAD,
  ];
}

export function cfsPapers({ form }: Snapshot<CfsForm, CfsQuote>): Omit<Paper, 'isHere'>[] {
  const due = {
    gate: toIso(firstTruckTime(form)),
    cut: toIso(lastGateBefore(readCutOff(form) ?? firstTruckTime(form))),
  };
  const goods = form.isDanger === 'Y' ? ofDangerous(form) : [HARMLESS];
  const needed = form.customs ? [...goods, ...CUSTOMS] : goods;
  return needed.map(([docType, name, when]) => ({ docType, name, dueAt: due[when] }));
}
