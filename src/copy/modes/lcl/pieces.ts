import { MOST_GOODS } from '../../../../domain/order/goods/most-goods';
import { SHARED_PIECES, type Piece } from '../../words/flow-piece';

export const lclPieces: Readonly<Record<string, Piece>> = {
  '拼箱/我的货': {
    purpose: '要拼的货，一行一种：改一行，计费吨、同箱核对和班期马上重算。',
    rules: ['危险品按 UN 编号或品名查到再加入。', '填错的数量在那一行下面说明。', '不可堆叠的货按更大的体积计。'],
    constants: [`最多 ${MOST_GOODS} 行`, '不可堆叠按 1.3 倍体积计'],
  },
  '拼箱/能不能同箱': {
    purpose: '危险品两两能不能装进同一个箱，边填边判；点一格看这一对的理由。',
    rules: ['理由写明依据和版本。', '物质库里没有的货转人工核对，不当作可以。', '不能同箱时给出最少分几票。'],
    constants: [],
  },
  '拼箱/班期列表': {
    purpose: '每周一班，逐班判断箱里能不能再放这些货。',
    rules: [SHARED_PIECES.neighbours, '拼不进的班次指向下一班能拼的。', '审核与截止写在每一班上。'],
    constants: ['往后看十周'],
  },
  '拼箱/旧版班期表': {
    purpose: '照旧版的样子逐班列出截止、开船与总价，旧链接和旧习惯都还能用。',
    rules: ['价格与能否接载按写明的货物算出。', '选中一班，带着同样的条件到新版列表。'],
    constants: [],
  },
  '拼箱/订单表单': {
    purpose: '四步填完一票拼箱：货物、进仓、收发货人、费用与确认。',
    rules: [SHARED_PIECES.signInLater, '改了货物，计费吨与总价跟着变。'],
    constants: [SHARED_PIECES.draft],
  },
  '拼箱/进仓通知': {
    purpose: '货送到哪个仓、几点前、带什么，以及可下载的进仓通知与唛头。',
    rules: [SHARED_PIECES.papers],
    constants: ['门岗收货时间按仓库'],
  },
};
