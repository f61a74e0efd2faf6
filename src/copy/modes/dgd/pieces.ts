import { ACCEPTED_WITHIN_HOURS } from '../../../../domain/desk/promised';
import { lockHours } from '../../../../domain/mode-ids';
import { MOST_BOXES, MOST_COMPONENTS } from '../../../../domain/modes/dgd/fields';
import type { Piece } from '../../words/flow-piece';

export const dgdPieces: Readonly<Record<string, Piece>> = {
  '服务台/服务下单': {
    purpose: '两步办一项危品服务：产品与要求、费用与确认。',
    rules: ['只问这项服务要的；加项按所填的数量计价，不重复填。', '期望时间不早于该服务最快的完成时间。'],
    constants: [`锁价 ${lockHours('DGD') / 24} 天`, `成分最多 ${MOST_COMPONENTS} 行`, `箱号最多 ${MOST_BOXES} 行`],
  },
  '服务台/结果': {
    purpose: '办好的文件，一版一行，带签发人和校验值，可以下载核对。',
    rules: [
      '换过的版本仍可下载，并写明已被替换。',
      '三十天内办过同一件事的，写明是哪一单。',
      '加载失败时说明原因，可重试。',
    ],
    constants: ['校验值 SHA-256'],
  },
  '服务台/办理时限': {
    purpose: '受理与给结果的时限，按工作小时跑表。',
    rules: ['受理后起算，只算工作日 9:00–18:00。', '放假安排没有公布的年度，转人工核对。', '等下单人时不计时。'],
    constants: [`提交后 ${ACCEPTED_WITHIN_HOURS} 个工作小时内受理`],
  },
};
