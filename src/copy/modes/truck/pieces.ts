import { BASE_MOST_KM, MOST_TRUCKS, PART_MOST, WINDOW_LENGTH } from '../../../../domain/modes/truck/bounds';
import { STOPS_SAY } from '../../../../domain/modes/truck/search-stops';
import { SHARED_PIECES, lockPiece, type Piece } from '../../words/flow-piece';

export const truckPieces: Readonly<Record<string, Piece>> = {
  '途运/车辆列表': {
    purpose: '先说这批货能不能走公路、用什么车、几时到，再报各天各家的余车与总价。',
    rules: ['不能接的车说明原因，不给价格。', '停车、换班与夜间不上高速都计入到达时间。'],
    constants: [`提货城市 ${BASE_MOST_KM} 公里内的车队`, lockPiece('TRUCK')],
  },
  '途运/零担班车': {
    purpose: '先说这批货能不能与车上的货同车、还余多少，再报各班总价。',
    rules: [SHARED_PIECES.neighbours, '这一班不能收时，说明哪一班可以。'],
    constants: [`每票不超过 ${PART_MOST.kg.toLocaleString('en-US')} 千克、${PART_MOST.m3} 立方米`],
  },
  '途运/整车下单': {
    purpose: '四步订完一趟整车或零担：货物与装载、装卸点、车辆与服务、费用与确认。',
    rules: [
      '改了重量或位置，轴荷跟着重算。',
      '途中加的站按行驶算到达，加一站加一笔费。',
      '车不够时说明各天还余几辆。',
      '罐车换货要重新查车。',
    ],
    constants: [`最多 ${MOST_TRUCKS} 车`, `时间窗 ${WINDOW_LENGTH.least} 到 ${WINDOW_LENGTH.most} 小时`, STOPS_SAY],
  },
  '途运/托运清单草稿': {
    purpose: '提交前先打印托运清单核对，标明草稿与未提交。',
    rules: ['只有危险货物有托运清单。', '按填到这里的内容打印，不保存。'],
    constants: [],
  },
  '途运/派车与单证': {
    purpose: '派的是哪辆车、谁驾驶、谁押运，装货前备好什么，取消收多少。',
    rules: ['派车以后才有车牌与人员。', '危险货物的托运清单可打印。'],
    constants: [],
  },
};
