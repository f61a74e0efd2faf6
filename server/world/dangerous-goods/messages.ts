import { SEGREGATION_WORDS } from '../../../domain/goods/segregation-words';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import type { SegregationReason } from '../../../domain/goods/segregation';
import type { SegregationValue } from '../../../domain/goods/segregation-table';

/** Shown below every verdict, unless a mode names other authorities. */
export const NOTICE = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';

export const SEGREGATION_SOURCE = {
  source: 'IMDG 规则 7.2.4 隔离表、7.3.4.1 同箱规定与隔离类要求',
  edition: IMDG_EDITION,
  notice: NOTICE,
} as const;

export const unknownGoods = (unNo: string) => `未找到 UN ${unNo}，请核对 SDS 第 14.1 节，或转人工核对`;

export const unlistedNumber = (unNo: string | number | undefined) =>
  `物质库中没有 UN ${unNo}，请核对 SDS 第 14.1 节，或转人工核对`;

type RoomWeight = Readonly<Record<string, string | number>>;
export const roomWeightText = ({ goods, kg, m3, least, most }: RoomWeight) =>
  `${goods}的重量与体积不符，${m3} m³ 约重 ${least} 至 ${most} kg，填写的是 ${kg} kg，请核对`;

export const doubtfulGoods = (goods: string | number | undefined) => `${goods}的公开资料存疑，转人工核对`;

const TERMS: Record<SegregationValue, string> = {
  X: '无一般隔离要求，仍需查危险货物一览表第 16b 栏',
  '1': SEGREGATION_WORDS.awayFrom,
  '2': SEGREGATION_WORDS.separated,
  '3': SEGREGATION_WORDS.byCompartment,
  '4': SEGREGATION_WORDS.lengthwise,
  '*': '第 1 类之间按配装类（7.2.7.1），转危品专家核对',
};

export function segregationSentence(reason: SegregationReason): string {
  switch (reason.kind) {
    case 'limited':
      return '按限量（或例外数量）申报的一方不受隔离表约束（3.4.4.2），仍需确认两者不发生危险反应';
    case 'same':
      return '同一 UN 编号，彼此不作隔离';
    case 'compatible':
      return '属于可相容的同组物质（7.2.6.3）';
    case 'none':
      return TERMS.X;
    case 'groups':
      return reason.rule.why;
    case 'sixteenB':
      return `UN ${reason.unNo} 的第 16b 栏 ${reason.code}${TERMS[reason.value]}`;
    case 'unread':
      return `UN ${reason.unNo} 的第 16b 栏尚未核对，转人工核对`;
    case 'untold':
      return `UN ${reason.unNo} 的第 16b 栏 ${reason.code} 要求与可燃物隔离，另一方是否可燃未知，转人工核对`;
    case 'fed':
      return `UN ${reason.unNo} 助燃，另一方可燃；隔离表不管非危险品，按平台规定不得同箱`;
    case 'reacts':
      return `UN ${reason.unNo} 与另一方可能起反应，隔离表不管非危险品，转人工核对`;
    case 'contradicted':
      return '其中一种货物的编号与所选类别不符，不能判定，转人工核对';
    case 'unknown':
      return '其中一种货物不在物质库内，不能判定，转人工核对';
    case 'classes': {
      const pair = `第 ${reason.classes[0]} 类与第 ${reason.classes[1]} 类`;
      return reason.isSetAside
        ? `主危险同类，次危险${pair}的要求不计，需确认两者不发生危险反应`
        : `${pair}${TERMS[reason.value]}`;
    }
  }
}

export const reasonOfPair = (one: string, other: string, reason: string) => `${one}与${other}：${reason}`;
