import type { DgHandling } from '../../domain/ports';

export const ACCEPTANCE_SOURCE = {
  source: '承运人拒载类别表与港口危险品作业方式表（演示数据）',
  edition: '2026 年第 1 版',
  notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
} as const;

const HANDLING: Record<DgHandling, string> = {
  DIRECT: '直装直提',
  YARD: '可堆存',
  ACCEPTED: '可接',
  NONE: '不接',
};

const named = (classes: readonly string[]) => classes.map((one) => `第 ${one} 类`).join('、');

export const REASONS = {
  general: '普通货物，承运人与两端港口均可接载',
  unknown: (unNo: string) => `危险品库中没有 UN ${unNo}，请核对 SDS 第 14.1 节，或转人工判定`,
  refused: (carrier: string, hazardClass: string) => `${carrier}不接第 ${hazardClass} 类`,
  portRefuses: (port: string) => `${port}港不作业危险品`,
  perShipment: (carrier: string, hazardClass: string) => `第 ${hazardClass} 类须由${carrier}逐票审批后放舱`,
  taken: (carrier: string, classes: readonly string[], org: string, from: DgHandling, dst: string, to: DgHandling) =>
    `${carrier}可接${named(classes)}；${org}港${HANDLING[from]}，${dst}港${HANDLING[to]}`,
};

const ALWAYS_EXTRA = [
  '目的港码头操作费、文件费与清关派送',
  '目的港关税与增值税',
  '货运险',
  '超出免费期的滞港费与滞箱费',
];
const DOMESTIC_EXTRA = ['起运港拖车与报关（可在附加服务中选择）', '海关查验产生的费用'];
const MANIFEST = ['北美西', '北美东/美湾', '欧洲', '地中海'];

/** What the total leaves out, said before anybody has to ask. */
export const notIncluded = (line: string, isDanger: boolean): string[] => [
  ...ALWAYS_EXTRA,
  ...DOMESTIC_EXTRA,
  ...(MANIFEST.includes(line) ? ['AMS/ENS 舱单申报费'] : []),
  ...(isDanger ? ['危险货物运输条件鉴定与危包证办理'] : []),
];

export const MARKET_REFUSALS = {
  noPrice: '该航次暂无即时价，可提交询价，2 小时内报价',
  soldOut: '该航次舱位不足，请选择其他航次',
  closed: (isDanger: boolean) =>
    isDanger ? '该航次危险品申请已截止，请选择更晚的航次' : '该航次已截单，请选择更晚的航次',
  cargoRefused: (reason: string) => `该航次不能接载这票货物：${reason}`,
};
