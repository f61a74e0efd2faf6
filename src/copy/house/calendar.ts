import { deskQueueCopy } from './desk-queue';

export const calendarCopy = {
  year: (year: string) => `${year} 年节假日`,
  told: '已公布',
  untold: '未公布',
  count: (days: number) => `${days} 天`,
  off: '放假',
  worked: '补班',
  none: '没有',
  range: (from: string, until: string) => (from === until ? from : `${from} 至 ${until}`),
  untoldNote: '尚未公布的年份只知道法定节假日，不对客户承诺具体时限。',
  reads: '确认后这一年是',
  newlyOff: '由工作日改为放假',
  newlyWorked: '由放假改为工作日',
  unchanged: '今天起没有日子改变。',
  next: '以后作出的承诺（2 个工作小时答复）',
  moved: (from: string, before: string, after: string) =>
    `${deskQueueCopy.at(from)} 递交：${deskQueueCopy.at(before)} 改为 ${deskQueueCopy.at(after)}`,
  given: '已作出的承诺不变。其中落在新放假日的，届时需有人值守：',
  kinds: { orders: '待审订单', enquiries: '待报询价', buyerPapers: '采购资质', samples: '样品' },
};
