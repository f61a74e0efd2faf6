export const shippingLclOldIndexCopy = {
  purpose: '旧链接仍可打开；新版查询支持多件货物同箱核对。',
  banner: '新版拼箱查询已上线，旧链接里的条件已带过去。',
  action: '去新版',
  table: '拼箱班期与价格',
  columns: { org: '起运港', dst: '目的港', leaves: '班期', closes: '截单', price: '价格', least: '最低收费' },
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  asked: (goods: string, kg: number, m3: number) => `${goods}，共 ${kg} kg · ${m3} m³：价格按这批货计算`,
  general: '普通货物',
  least: (price: string, tons: number) => `海运费 ${price}（${tons} 计费吨）`,
} as const;
