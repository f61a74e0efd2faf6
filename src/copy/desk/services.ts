import { ACCEPTED_WITHIN_HOURS } from '../../../domain/desk/promised';
import { SERVICE_BULK, SERVICE_RUSH, type ServiceType } from '../../../domain/desk/services';

type ServiceWords = {
  title: string;
  unit: string;
  gives: string;
  results: readonly string[];
  papers: readonly string[];
};

export const SERVICE_WORDS: Readonly<Record<ServiceType, ServiceWords>> = {
  '1': {
    title: '货物分类判定',
    unit: '品',
    gives: '判定 UN 编号、类别、包装类别、是否海洋污染物',
    results: ['分类判定意见书（含依据条款与数据来源）', '可否走海、陆、空、液袋的结论'],
    papers: ['SDS 或成分表', '闪点、初沸点、pH、毒理数据（有则提供）'],
  },
  '2': {
    title: 'SDS 编制与审核',
    unit: '语言版',
    gives: '16 部分与标签要素，按目标市场',
    results: ['SDS（PDF 与 Word）', '标签样稿', '修改说明'],
    papers: ['成分表', '现有 SDS（审核、翻译时）'],
  },
  '3': {
    title: '危包证代办',
    unit: '批',
    gives: '出境危险货物包装使用鉴定；检验费实报实销',
    results: ['使用鉴定结果单（电子）', '批次与数量登记'],
    papers: ['包装性能检验结果单', '包装 UN 标记照片'],
  },
  '4': {
    title: '海事货申报',
    unit: '票',
    gives: '适运申报与装箱证明书填报',
    results: ['申报受理号', '放行通知', '退单原因与改法'],
    papers: ['危险货物申报单（DGD）', '装箱证明书（CPC）', '包装使用鉴定结果单'],
  },
  '5': {
    title: '空运鉴定',
    unit: '品',
    gives: '货物运输条件鉴定的资料准备与送检安排',
    results: ['鉴定书（由有资质机构出具）', '包装说明与每件限量提示'],
    papers: ['SDS', '样品', 'UN38.3 试验概要（锂电池）'],
  },
  '6': {
    title: '班轮接载预审',
    unit: '次',
    gives: '按航线逐家承运人与港口核对能否接',
    results: ['可接承运人与限制清单', '需补资料清单'],
    papers: ['SDS'],
  },
  '7': {
    title: '拼箱相容性审核',
    unit: '次（5 品内）',
    gives: '同箱隔离审核，给出最少分箱',
    results: ['逐对结论表', '分箱方案', '依据条款'],
    papers: ['每种货物的 SDS'],
  },
  '8': {
    title: '仓储准入审核',
    unit: '品',
    gives: '火灾危险性类别、禁忌同库、许可范围',
    results: ['准入意见', '建议库房类别与堆放要求'],
    papers: ['SDS'],
  },
  '9': {
    title: '应急电话登记',
    unit: '票',
    gives: '24 小时值守，值守人员持有该货 SDS',
    results: ['登记号与电话', '中英文应急卡'],
    papers: ['中英文 SDS'],
  },
};

/** `5 项起 9 折，20 项起 8 折` */
const bulkWords = SERVICE_BULK.map(([from, factor]) => `${from} 项起 ${factor * 10} 折`)
  .toReversed()
  .join('，');

export const servicesCopy = {
  title: '九项服务',
  note: `含税 6%。加急时限减半、价格 ${SERVICE_RUSH.price} 倍；${bulkWords}。`,
  columns: { service: '服务', gives: '交付什么', hours: '办理时限', done: '现在提交，最晚', price: '价格' },
  hours: (hours: number) => `${hours} 个工作小时`,
  doneBy: (at: string) => `${at} 前给结果`,
  untold: '转人工核对',
  untoldNote: '转人工核对：完成日所在年度的放假安排尚未公布，以受理通知为准。',
  clock: `时限从受理起算，只算工作日 9:00–18:00；提交后 ${ACCEPTED_WITHIN_HOURS} 个工作小时内受理。`,
  free: '免费',
  onRequest: '另行报价',
  per: (price: string, unit: string) => `${price} / ${unit}`,
};
