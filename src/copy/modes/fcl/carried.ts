/** Goods carried over from another search, shown above sailings that were not searched for all of them. */
export const carriedCopy = {
  title: (count: number) => `带来 ${count} 行货物，选定船期后填进订单`,
  plain: '普通货物',
  un: (unNo: string) => `UN ${unNo}`,
  group: (group: string) => `包装类别 ${group}`,
  pieces: (pieces: string) => `${pieces} 件`,
  kg: (kg: string) => `${kg} kg`,
  m3: (m3: string) => `${m3} m³`,
  untold: '数量未填',
  judged: (unNo: string) => `下面的船期与价格只按 UN ${unNo} 核对，其余货物填进订单后逐行核对。`,
};
