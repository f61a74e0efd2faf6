import { MOST_KG } from '../../../../domain/goods/tank/flexitank';
import { FITTED_A_DAY, FITTED_BEFORE_HOURS } from '../../../../domain/modes/flexi/fitting';
import { groupDigits } from '../../../../domain/values/money';
import { lockPiece, type Piece } from '../../words/flow-piece';

export const flexiPieces: Readonly<Record<string, Piece>> = {
  '液袋/三个问题': {
    purpose: '装什么、多热从哪到哪、装多少怎么卸：答完就知道能不能用液袋、用几袋、多少钱。',
    rules: ['危险货物停在第一问，只给罐箱一条路。', '没填的数按试算，并写明试算。', '有疑问时不显示能用。'],
    constants: ['袋按 500 L 一档', `每袋最多 ${groupDigits(MOST_KG)} kg`],
  },
  '液袋/方案列表': {
    purpose: '各供应商在各航次的液袋：装载量、船公司限重、安装日和总价。',
    rules: ['只列接得下这个重量的船公司。', '不能订的说明原因：已截、已满、暂无价。'],
    constants: [lockPiece('FLEXI')],
  },
  '液袋/下单': {
    purpose: '四步填完一次液袋：货物与装载、安装、收发货人、费用与确认。',
    rules: ['货重由装载量和密度算出，不另填。', '约满的安装日不能选。', '需确认非危险货物并承诺如实申报。'],
    constants: [`一个安装队一天 ${FITTED_A_DAY} 袋`, `截港前 ${FITTED_BEFORE_HOURS} 小时装好`],
  },
};
