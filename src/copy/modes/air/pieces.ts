import { MOST_Q } from '../../../../domain/goods/air/q-value';
import { lockPiece, type Piece } from '../../words/flow-piece';

export const airPieces: Readonly<Record<string, Piece>> = {
  '空运/我的货': {
    purpose: '要上飞机的货，按每件净量、件数、毛重和尺寸填：改一处，计费重和航班马上重算。',
    rules: ['没有填重量和体积时用试算数，并说明不会带入订单。'],
    constants: ['1 立方米按 166.7 千克计'],
  },
  '空运/能不能上飞机': {
    purpose: '报价之前先答：客机、仅限货机，还是不能空运，每件限量是多少。',
    rules: ['按每件净量对照客机与货机两档。', '缺一项就说缺哪项，不给绿色。', '几种危险品同装一件时算 Q 值。'],
    constants: [`Q 值不超过 ${MOST_Q}`],
  },
  '空运/每件限量': {
    purpose: '每件净量在限量、客机、货机三档中的位置，超了就给出换小包装的办法。',
    rules: ['按包装类别或浓度取限量。', '换小包装后仍需预审。'],
    constants: ['每件限量取自平台空运限量表'],
  },
  '空运/航班列表': {
    purpose: '每个航班先说这票货能不能上这架飞机，再报按计费重的总价。',
    rules: ['不能走的原因排在最前：截止、禁运、超限。', '到达按当地时间。'],
    constants: [lockPiece('AIR')],
  },
  '空运/运单草稿': {
    purpose: '订单之后的航空运单草稿，可下载核对。',
    rules: ['运单取不到时说明原因，可再取。'],
    constants: [],
  },
};
