import { callService } from '../../../../domain/people/contact';
import {
  GATE_BEFORE_HOURS,
  LEAST_AHEAD_HOURS,
  MOST_AHEAD_DAYS,
  STUFF_AFTER_HOURS,
} from '../../../../domain/modes/cfs/slots';
import type { StationMost } from '../../../../domain/modes/cfs/stations';
import { CHANGE_BEFORE_HOURS, TOLD_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';
import { gateTimes } from './slot-words';
import { CANCEL_TERMS } from '../../../../domain/modes/cfs/cancel-terms';

export const stationScopesCopy = {
  title: '哪个站装哪一类',
  caption: '各装箱站的危险货物资质、作业区与每日能力，行是站，列是类别',
  station: '装箱站',
  takes: '装',
  refuses: '不装',
  fires: '作业区',
  packers: '持证装箱检查员',
  danger: '危品能力',
  plain: '普货能力',
  general: '只装普货',
  most: ({ trucks, teu }: StationMost) => `${trucks} 车/时，${teu} TEU/半天`,
  source: '资质与能力为演示数据，以装箱站确认为准。剧毒化学品不做内装。',
  asked: '常问的',
  questions: [
    {
      title: '几点能送货',
      text: `危品 ${gateTimes('Y')}，周日不作业、不做夜班；普货 ${gateTimes('N')}。6 月 15 日到 9 月 15 日 10–16 时甲类停装卸。`,
    },
    {
      title: '最晚什么时候装完',
      text: `装箱班次需在截港前 ${GATE_BEFORE_HOURS} 小时结束，最后一车进站后至少隔 ${STUFF_AFTER_HOURS} 小时开装。截港不足 ${LEAST_AHEAD_HOURS} 小时请${callService()}；时段开放到 ${MOST_AHEAD_DAYS} 天后。`,
    },
    {
      title: '车辆没定能不能先约',
      text: `能，时段先占，首车进站 ${TOLD_BEFORE_HOURS} 小时前补齐车辆与司机。进站 ${CHANGE_BEFORE_HOURS} 小时前可改时段和车，不收费，旧码作废。`,
    },
    {
      title: '几种货能不能装一箱',
      text: '每行货选定箱号后，逐箱按 IMDG 隔离表与第 16b 栏核对，标明每对的结论；不能同箱的不能提交。',
    },
    {
      title: '大危标怎么算',
      text: '箱内每个类别与次危险四面各一张；有海洋污染物、单一 UN 超过 4,000 kg 时各加四张；全是限量货物时只贴限量标记。',
    },
    {
      title: '取消要不要钱',
      text: `审核期间不收费；${CANCEL_TERMS}装箱后不能取消。`,
    },
  ],
};
