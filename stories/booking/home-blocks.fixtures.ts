import { IMDG_EDITION } from '../../domain/goods/edition';
import type { Slide } from '../../machines/shell/carousel';
import type { LowestPrice } from '../../machines/booking/lowest-prices';
import type { NewsItem } from '../../machines/content/news';
import type { Verdict } from '../../machines/booking/segregation-check';

const lane = (org: [string, string], dst: [string, string], amount: number, change: number): LowestPrice => ({
  org: { code: org[0], name: org[1] },
  dst: { code: dst[0], name: dst[1] },
  etd: '2026-12-04',
  transitDays: [34, 45],
  total: { amount, currency: '2' },
  totalYuan: { amount: Math.ceil(amount * 7.1), currency: '1' },
  history: [1.03, 1.02, 1.04, 1.01, 1.02, 1, 1.01, 1].map((share) => Math.round(amount * share)),
  change,
  closing: {
    code: 'DG_APPLY',
    at: '2026-11-24T14:00:00.000Z',
    carrier: '澜岳航运',
    etd: '2026-12-04T14:00:00.000Z',
  },
});

export const LANES: readonly LowestPrice[] = [
  lane(['CNSHA', '上海'], ['NLRTM', '鹿特丹'], 255_007, -23),
  lane(['CNTXG', '天津新港'], ['KRPUS', '釜山'], 75_967, 0),
  lane(['CNNGB', '宁波'], ['INNSA', '那瓦舍瓦'], 169_615, 21),
];

export const ITEMS: readonly NewsItem[] = [
  {
    newsId: '3',
    type: 'regulation',
    title: 'IMDG 规则现行 42-24 版：先核对三件事再订舱',
    summary: '自 2026 年 1 月 1 日起强制执行。',
    publishedOn: '2026-11-19',
  },
  {
    newsId: '2',
    type: 'schedule',
    title: '欧洲航线下月上旬：第 5.1 类舱面位余量偏紧，建议提前两周申请',
    summary: '氧化性物质多要求积载于舱面。',
    publishedOn: '2026-11-18',
  },
  {
    newsId: '1',
    type: 'notice',
    title: '首页价格改为含起运港全部费用的总价',
    summary: '列表价不再只写海运费。',
    publishedOn: '2026-11-17',
  },
];

export const SLIDES: readonly Slide[] = [
  {
    slideId: 'a',
    kicker: '罐箱',
    title: '充装率算给你看，不靠经验',
    text: '按密度与装货温度核算充装区间，并给出可用的罐箱导则。',
    label: '找罐箱',
    href: '/tankIndex',
    art: 'tank',
  },
  {
    slideId: 'b',
    kicker: '危品服务台',
    title: '分类、SDS、申报，九项服务明码标价',
    text: '拿不准类别时先转人工核对，2 个工作小时内答复。',
    label: '看服务项目',
    href: '/dgdesk',
    art: 'ship',
  },
];

const said = {
  source: 'IMDG 规则 7.2.4 隔离表、7.3.4.1 同箱规定与隔离类要求',
  edition: IMDG_EDITION,
  notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
};

export const APART: Verdict = {
  level: 'BLOCK',
  reasons: ['盐酸与液碱：酸与碱需隔离（SG35/SG36）'],
  pairs: [
    { of: [0, 1], value: '2', level: 'BLOCK', reasons: ['酸与碱需隔离（SG35/SG36）'] },
    { of: [0, 2], value: 'X', level: 'PASS_CHECK_DGL', reasons: ['无一般隔离要求，仍需查第 16b 栏'] },
    { of: [1, 2], value: 'X', level: 'PASS_CHECK_DGL', reasons: ['无一般隔离要求，仍需查第 16b 栏'] },
  ],
  boxes: [[0, 2], [1]],
  ...said,
};

export const pairVerdict = (
  level: Verdict['level'],
  value: Verdict['pairs'][number]['value'],
  reason: string,
): Verdict => ({
  level,
  reasons: [reason],
  pairs: [{ of: [0, 1], value, level, reasons: [reason] }],
  boxes: level === 'BLOCK' ? [[0], [1]] : [[0, 1]],
  ...said,
});
