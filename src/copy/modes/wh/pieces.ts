import { BILL_DAYS } from '../../../../domain/modes/wh/bills';
import { CHANGE_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { SHARED_PIECES, lockPiece, type Piece } from '../../words/flow-piece';

export const whPieces: Readonly<Record<string, Piece>> = {
  '仓储/库房列表': {
    purpose: '先定火灾危险性类别，再列出有证、有余量、不与库内货物相忌的库房。',
    rules: ['余量按存放期内最少的一天算。', SHARED_PIECES.neighbours, '许可之外的次危险转人工核对。'],
    constants: [lockPiece('WH')],
  },
  '仓储/存期与仓租': {
    purpose: '货物存了几天、到今天欠多少仓租、什么时候到期，一眼看清，到期前可以续存。',
    rules: [
      '仓租从实际入库日起按天、按段计，过一夜算一天。',
      '不足最低仓租时一直说明。',
      '过了出库日就提醒续存或出库。',
      '过了入库日还没到库，说明取消要收多少。',
    ],
    constants: ['31 天起 95%，91 天起 90%'],
  },
  '仓储/仓租账单': {
    purpose: '仓租每 30 天一期，每期从哪天到哪天、多少钱、是否满期，逐期列出。',
    rules: ['各期之和就是累计仓租，分毫不差。', '第一夜过后才有账单。', '出库后不足最低仓租的部分另列一行补足。'],
    constants: [`每 ${BILL_DAYS} 天一期`],
  },
  '仓储/库存流水': {
    purpose: '货物什么时候进、什么时候出、库里还有多少，可导出成表。',
    rules: ['货物入库之后才有流水。', '每车出库记一行，结余随之减少，不会少于零。', '以仓库回单为准。'],
    constants: [],
  },
  '仓储/入库预约': {
    purpose: '四步填完一次入库：货物、入库、货主、费用与确认。',
    rules: [SHARED_PIECES.signInLater, '改了货物或天数，余量与总价跟着变。'],
    constants: [SHARED_PIECES.draft],
  },
  '仓储/入库预约码': {
    purpose: '下单以后每车一个到库时段和一个预约码，门岗扫码放行；时段和司机可以再改。',
    rules: ['改过的车换新码，旧码作废。', '已经开始的时段不能再约。'],
    constants: [`到库前 ${CHANGE_BEFORE_HOURS} 小时止`],
  },
};
