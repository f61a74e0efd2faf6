type Limits = { unNo: string; name: string; pax: string; cao: string };

export const airScopesCopy = {
  title: '哪家航司接哪一类',
  caption: '各航司接哪些类别的危险品，行是航司，列是类别',
  airline: '航司',
  takes: '接',
  refuses: '不接',
  source: '航司接载范围为演示数据，以航司收运检查为准；没有列出的类别都不接。',
  airports: (refusing: readonly { own: string; nameCn: string }[]) =>
    `${refusing.map(({ own }) => own).join('、')}不收运危险品：${refusing.map(({ own, nameCn }) => `${own}改走${nameCn}`).join('，')}。`,
  limits: {
    title: '客机和货机差多少',
    heads: ['货物', '客机每件', '货机每件'],
    rows: [
      { unNo: '1090', group: null, name: '丙酮' },
      { unNo: '1263', group: 'III', name: '油漆，包装类别 III' },
      { unNo: '1263', group: 'II', name: '油漆，包装类别 II' },
      { unNo: '1230', group: null, name: '甲醇（次危险 6.1）' },
      { unNo: '1805', group: null, name: '磷酸溶液' },
      { unNo: '3480', group: null, name: '锂离子电池' },
    ] as const,
    name: ({ unNo, name }: Pick<Limits, 'unNo' | 'name'>) => `UN ${unNo} ${name}`,
    none: '禁运',
    most: (most: number | null, unit: string, pi: string) =>
      `${most === null ? '不限' : `${most} ${unit}`}（PI ${pi}）`,
  },
  faq: {
    title: '常问的几件事',
    never: {
      title: '哪些永远不能上飞机',
      text: (numbers: readonly string[], percent: number) =>
        `表内有 ${numbers.length} 个 UN 编号客机货机都禁运，如 ${numbers.slice(0, 4).join('、')}；过氧化氢溶液（UN 2014）浓度超过 ${percent}% 也禁运。查到禁运，可把货物资料带去海运。`,
    },
    weight: {
      title: '计费重量',
      text: (cm3: number) =>
        `每 ${cm3} cm³ 按 1 kg 算体积重，与毛重取大，按半公斤进位。进高一档反而便宜时，自动按高一档计空运费。`,
    },
    battery: {
      title: '锂电池怎么运',
      text: (soc: number) => `荷电状态不超过 ${soc}%，需填额定能量、附 UN38.3 试验概要；有缺陷、召回的电池航空禁运。`,
    },
    when: {
      title: '什么时候交资料、交货',
      text: (danger: { doc: number; handIn: number }, general: { doc: number; handIn: number }) =>
        `危险品：起飞前 ${danger.doc} 小时交资料，${danger.handIn} 小时交货。普通货物：${general.doc} 小时和 ${general.handIn} 小时。`,
    },
    cancel: {
      title: '取消要付多少',
      text: (shares: readonly { hours: number; percent: number }[]) =>
        `订舱前取消免费。订舱后按起飞前的时间收空运费的一部分：${shares.map(({ hours, percent }) => `${hours} 小时以上 ${percent}%`).join('，')}，更晚 100%。危险品审核不通过，不收费。`,
    },
  },
};
