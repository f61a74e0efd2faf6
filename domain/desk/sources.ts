import { IMDG_EDITION, PACKING_EDITION } from '../goods/edition';
import { FINDING_SOURCES, type FindingSource } from '../rules/finding';

/** Tables and rules behind the tools. Names of rules, not sentences. */
export const TOOL_SOURCES = {
  un: FINDING_SOURCES.goodsList,
  seg: FINDING_SOURCES.segregation,
  lq: FINDING_SOURCES.limited,
  pg: { source: 'IMDG 规则 2.3.1.3、2.3.2.6 易燃液体；GHS 第 2.6 章', edition: `${IMDG_EDITION}；第 9 修订版` },
  mix: {
    source: 'GHS 第三部分 混合物分类（3.1.3.6、3.2.3.3、3.3.3.3、4.1.3.5）；IMDG 规则 2.6.2.2',
    edition: `第 9 修订版；${IMDG_EDITION}`,
  },
  haz: { source: 'IMDG 规则 2.0.3.5、2.0.3.6 危险性先后表', edition: IMDG_EDITION },
  q: { source: 'IATA DGR 5.0.2.11 Q 值与各包装说明的每件限量（公开资料整理）', edition: '以现行版为准' },
  fire: { source: 'GB 50016 建筑设计防火规范 表 3.1.3', edition: '2014（2018 年版）' },
  tank: { source: 'IMDG 规则 4.2.1.9 充装度、4.2.5.2.5 可移动罐柜导则代用表', edition: IMDG_EDITION },
  bag: { source: 'CTU 规则附件 7 第 5.2 条；PAS 1008 适用范围', edition: '2014 版；2016 版' },
  cut: FINDING_SOURCES.cutoffs,
  service: { source: '危品服务台价目与时限（含税 6%）', edition: '2026 版' },
  mark: { source: '6.1.3、6.5.2、6.6.3 包装标记，4.1.1.15 使用期限', edition: PACKING_EDITION },
  pts: { source: 'JT/T 617.1 少量豁免、617.3 品名索引（按行业资料整理，待对照原文）', edition: '2018 版' },
  mixroad: { source: 'JT/T 617.6 同车装载；途运承运规则；IMDG 规则 7.2 隔离表', edition: `2018 版；${IMDG_EDITION}` },
  tun: { source: 'JT/T 617.3 隧道代码（按行业资料整理，待对照原文）；线路为演示数据', edition: '2018 版' },
  eq: {
    source: 'JT/T 617.3 例外数量（按行业资料整理，待对照原文）；危险货物道路运输安全管理办法',
    edition: '2018 版；2019 版',
  },
  dem: { source: '目的港免费期与滞期费阶梯（演示数据）', edition: '2026 版' },
} as const satisfies Record<string, FindingSource>;
