/** The lines of trains, as the page of the service shows them. */
export const corridorsCopy = {
  title: '走哪条线、有多冷',
  note: '查班列时就按这张表判断过境国家、换轨次数与冬季走行；走廊最低气温为演示数据。',
  heads: ['线路', '出境口岸 / 邻站', '途经', '换轨', '走廊最低'],
  board: '按线路看',
  lines: '线路',
  lineOf: (line: string) => `${line}班列`,
  ends: '到达站',
  unknown: (word: string) => `没有“${word}”这条线路，请从下面三条里选。`,
  changes: (count: number) => `${count} 次`,
  low: (c: number) => `约 ${c} ℃`,
};
