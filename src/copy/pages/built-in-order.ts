import {
  GATE_BEFORE_HOURS,
  GATE_HOURS,
  LEAST_AHEAD_HOURS,
  MOST_AHEAD_DAYS,
  STUFF_AFTER_HOURS,
} from '../../../domain/modes/cfs/slots';
import type { StationMost } from '../../../domain/modes/cfs/stations';
import { CHANGE_BEFORE_HOURS } from '../../../domain/modes/cfs/truck-changes';
import { TOLD_BEFORE_HOURS } from '../../../domain/modes/cfs/truck-rules';
import type { ServiceCopy } from './page-copy';

export const builtInOrderCopy: ServiceCopy = {
  purpose: '货交装箱站装箱再集港：按截港时间倒着排，选站、约车、分箱、大危标与装箱证明一次办好。',
  action: { label: '查整箱船期', to: 'shippingFcl' },
  points: [
    { title: '哪个站能装这类货', text: '按危险类别资质与火灾危险性作业区逐站核对，不能装的说明原因。' },
    { title: '赶得上截港吗', text: '最晚进站、装箱班次、第一车进站，从截港时间倒着排出来。' },
    { title: '哪天几点还有位置', text: '每小时余几车、每半天余多少 TEU，写明数量，提交时才占。' },
    { title: '一箱多少钱', text: '装箱、卸车、证明书、装箱员与大危标逐项列出，固定价。' },
  ],
  prepare: ['订舱号、船名航次与截港时间', '货物清单与 SDS', '送货车辆与司机信息'],
  related: ['shippingFcl', 'shippingLcl', 'dgdesk'],
  empty: '无可约时段',
  error: '时段已满，请换时间',
};

const span = (hours: readonly number[]): string => `${hours[0] ?? 0}–${(hours.at(-1) ?? 0) + 1} 时`;

export const stationScopesCopy = {
  title: '哪个站装哪一类',
  caption: '各装箱站的危险货物资质、作业区与每日能力，行是站，列是类别',
  station: '装箱站',
  takes: '装',
  refuses: '不装',
  fires: '作业区',
  packers: '持证装箱员',
  danger: '危品能力',
  plain: '普货能力',
  general: '只装普货',
  most: ({ trucks, teu }: StationMost) => `${trucks} 车/时，${teu} TEU/半天`,
  source: '资质与能力为演示数据，以装箱站确认为准。剧毒化学品不做内装。',
  asked: '常问的',
  questions: [
    {
      title: '几点能送货',
      text: `危品 ${span(GATE_HOURS.Y)}（中午不收），周日不作业、不做夜班；普货 ${span(GATE_HOURS.N)}。6 月 15 日到 9 月 15 日 10–16 时甲类停装卸。`,
    },
    {
      title: '最晚什么时候装完',
      text: `装箱班次须在截港前 ${GATE_BEFORE_HOURS} 小时结束，最后一车进站后至少隔 ${STUFF_AFTER_HOURS} 小时开装。截港不足 ${LEAST_AHEAD_HOURS} 小时请致电，时段开放到 ${MOST_AHEAD_DAYS} 天后。`,
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
      text: '审核期间免费；确认后首车进站 24 小时前免费，不足 24 小时收装箱费 30%，不足 4 小时或未到收 100%，装箱后不能取消。',
    },
  ],
};
