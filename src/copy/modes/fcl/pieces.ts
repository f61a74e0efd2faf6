import { LATEST_DAYS, MOST_BOXES } from '../../../../domain/offer/search';
import { MOST_GOODS } from '../../../../domain/order/goods/most-goods';
import { MOST_COMPARED, STRIP_DAYS } from '../../../../machines/booking/offer-board/offer-board.rules';
import { SHARED_PIECES, lockPiece, type Piece } from '../../words/flow-piece';

export const fclPieces: Readonly<Record<string, Piece>> = {
  '整箱/查询条': {
    purpose: '查船期的条件：两个港、货物、开船日、箱型箱量，随时可改。',
    rules: [
      '危险品先填 UN 编号或品名，再看价格。',
      '起运港与目的港不能相同。',
      '查询条件写在网址里，刷新和分享都不丢。',
    ],
    constants: ['默认危险品', `箱量 1 至 ${MOST_BOXES}`, `最远 ${LATEST_DAYS} 天`],
  },
  '整箱/船期页': {
    purpose: '一次查询的全部状态：未填、查询中、有船、无船、失败。',
    rules: [
      '加载时先显示同样形状的骨架。',
      '没有船期时说明原因，并给出放宽日期或询价。',
      '失败时保留条件，可重试，附请求编号。',
    ],
    constants: [SHARED_PIECES.progress],
  },
  '整箱/船期列表': {
    purpose: '每班船先说能不能走，再报含全部费用的总价。',
    rules: ['可接、需审、不接都写出理由与依据。', '筛选与排序写在网址里。', '没有价格的船期去询价，售罄的给出备选。'],
    constants: [`最多对比 ${MOST_COMPARED} 班`, `日期条一次 ${STRIP_DAYS} 天`],
  },
  '整箱/选择一班船': {
    purpose: '在船期上选定一班，锁价后去下单。',
    rules: ['一屏只有一个橙色按钮。', '不能接的船没有选择按钮。'],
    constants: [],
  },
  '整箱/报价锁定': {
    purpose: '锁定所选船期的价格，倒计时内有效。',
    rules: ['价格变了，列出原价、新价和差额，由人决定。', '过期后按今日价格重新报价。', '售罄时列出备选船期。'],
    constants: [lockPiece('FCL')],
  },
  '整箱下单/订单表单': {
    purpose: '四步填完一票整箱：船期与箱型、货物、服务与收发货、费用与确认。',
    rules: [
      SHARED_PIECES.signInLater,
      '按 UN 编号、CAS 号或品名带出危险品信息，改过的不会被覆盖。',
      '货物能否同箱随填随算，不能同箱时给出分箱方案。',
      '加了一行，前面的收起，只留包装与数量；要处理的会自己展开。',
      '提交后列出全部问题，第一处得到焦点。',
    ],
    constants: [`货物最多 ${MOST_GOODS} 行`, '备注最多 500 字', SHARED_PIECES.draft],
  },
  '整箱下单/询问': {
    purpose: '填写中需要人决定的事：接着填哪份草稿、报价过期、价格变动。',
    rules: ['草稿不止一份时，按航线、货物和日期列出来选。', '价格变动列出原价、新价和差额。'],
    constants: [],
  },
  '整箱下单/提交结果': {
    purpose: '提交之后的每一种结果：成功、被拒、不知道成没成。',
    rules: ['同一份草稿只用一个提交编号，重试不会成两票。', '结果不明时只能查询或用原编号重试。'],
    constants: ['提交编号保留 72 小时'],
  },
};
