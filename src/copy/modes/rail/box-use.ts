export const railBoxUseCopy = {
  title: '用箱到还箱那天',
  after: '到站后第',
  back: '天还箱',
  days: '到站后第几天还箱',
  less: '早一天还箱',
  more: '晚一天还箱',
  between: (from: string, to: string) => `预计 ${from} 至 ${to} 还箱`,
  use: '用箱费',
  unpriced: '待报价',
  within: '仍在免费期内',
  over: (days: number, boxes: string, perDay: string) => `超期 ${days} 天，${boxes}，每箱每天 ${perDay}`,
  total: '合计',
  about: (money: string) => `约 ${money}`,
  basis: (free: number) =>
    `估算：到站后免费 ${free} 天，按本班费率，最多算到第 60 天。到站日为预计，以还箱点实收为准；超期费不含在总价内。`,
};
