import { HAZARD_CLASS_IDS, type HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import type { CfsReceipt } from '../../../../domain/modes/cfs/receipt';
import { listFires, readGoods } from '../../../../domain/modes/cfs/reading';
import { readGateSlot, isHotDayFor } from '../../../../domain/modes/cfs/slots';
import type { Snapshot } from '../mode';
import { ALWAYS, BY_CLASS, DANGEROUS, HEAT } from './entry-rules';
import { LIBRARY_FACTS } from './ordered';
import { cfsPapers } from './papers';

const CODE = '每车一个预约码（二维码或 10 位码）';
const DRIVER = { Y: '驾驶证、行驶证、道路危险货物运输从业资格证', N: '驾驶证、行驶证' } as const;

export function formClasses({ isDanger, goods }: CfsForm): HazardClass[] {
  if (isDanger === 'N') return [];
  const all = goods.flatMap(({ hazardClass, subRisks }): string[] => [hazardClass, ...subRisks]);
  return HAZARD_CLASS_IDS.filter((one) => all.includes(one));
}

const isHot = (form: CfsForm): boolean => {
  const fires = listFires(readGoods(form, LIBRARY_FACTS));
  return form.inbound.some(({ slot }) => isHotDayFor(readGateSlot(slot)?.day ?? '', fires));
};

/** 进站须知: things a driver must bring, wear and do for the goods of the order. */
export function entryInstructions(order: Snapshot<CfsForm, CfsQuote>): CfsReceipt['entry'] {
  const { form } = order;
  const first = cfsPapers(order)[0]?.dueAt;
  const papers = cfsPapers(order).filter(({ docType, dueAt }) => docType !== 'DGD' && dueAt === first);
  const classes = formClasses(form);
  const rules = [
    ALWAYS,
    ...(form.isDanger === 'Y' ? [DANGEROUS] : []),
    ...classes.flatMap((one) => BY_CLASS[one] ?? []),
  ];
  const told = (part: 'wear' | 'act') => [...new Set(rules.flatMap((rule) => rule[part]))];
  return {
    classes,
    bring: [CODE, DRIVER[form.isDanger], ...papers.map(({ name }) => name)],
    wear: told('wear'),
    act: [...told('act'), ...(isHot(form) ? [HEAT] : [])],
  };
}
