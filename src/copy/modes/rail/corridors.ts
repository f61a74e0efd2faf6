/** The lines of trains, as the page of the service shows them. */
export const corridorsCopy = {
  title: '走哪条线、有多冷',
  note: '查班列时就按这张表判断过境国家、换轨次数与冬季走行；走廊最低气温为演示数据。',
  heads: ['线路', '出境口岸 / 邻站', '途经', '换轨', '走廊最低'],
  board: '按线路与口岸看',
  lines: '线路',
  lineOf: (line: string) => `${line}班列`,
  borders: '出境口岸',
  platforms: '班列平台',
  any: '不限',
  ways: {
    title: (count: number) => `每周 ${count} 班`,
    heads: ['起运站 → 到达站', '班列平台', '出境口岸', '发车日', '全程'],
    way: (org: string, dst: string) => `${org} → ${dst}`,
    days: (least: number, most: number) => `${least}–${most} 天`,
    note: '点一条线路即查四周班期与总价。',
  },
  unknown: (word: string) => `没有“${word}”这条线路，请从下面三条里选。`,
  asked: {
    only: (border: string) => `只看经${border}出境的班列。`,
    none: '这两站之间的班列不经这个口岸，改看：',
    over: (border: string) => `经${border}`,
    any: '不限口岸',
    all: (border: string) => `经${border}的全部班列`,
  },
  changes: (count: number) => `${count} 次`,
  low: (c: number) => `约 ${c}℃`,
};
