export const goodsCardCopy = {
  print: '打印',
  keep: '收藏',
  kept: '已收藏',
  full: (most: number) => `已收藏 ${most} 个，先移除一个再收藏`,
  shelf: '收藏的货物',
  device: '存在本机浏览器，换设备看不到。',
  drop: (name: string) => `移除收藏 ${name}`,
  paper: {
    head: '化途 ChemLane 危品服务台',
    at: (moment: string) => `查询与打印时间 ${moment}（北京时间）`,
    site: (address: string) => `网址 ${address}`,
  },
};
