import { TRIAL_KG } from '../../../../domain/modes/dom/search';
import { groupDigits } from '../../../../domain/values/money';
import { lockPiece, type Piece } from '../../words/flow-piece';

export const domPieces: Readonly<Record<string, Piece>> = {
  '内贸/货物与门点': {
    purpose: '先说货物性质、单箱货重和两端城市，再看含税到门价。',
    rules: [
      '普货、危险品都没点时不出价。',
      '没填货重时按试算，并写明试算。',
      '单箱货重超过 27 吨，提示公路段可能超限。',
    ],
    constants: ['60 个门点城市', `试算 ${groupDigits(TRIAL_KG)} kg`],
  },
  '内贸/班期列表': {
    purpose: '固定航线的班期表：直达与中转、三个截止时间、含税总价与余箱。',
    rules: ['危险品不显示即时价，能收的转询价。', '中转写明中转港与等候时间。', '没有价、已满、已截分开说明。'],
    constants: ['中转至少隔 48 小时', '最多中转一次'],
  },
  '内贸/下单': {
    purpose: '两步订完一票内贸海运：货物与门点、费用与确认。',
    rules: ['先填后登录，登录后自动继续。', '改了箱、货重或门点，价跟着重算，不用旧价下单。'],
    constants: [lockPiece('DOM'), '增值税 9% 或 6%'],
  },
};
