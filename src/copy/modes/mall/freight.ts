export const mallFreightCopy = {
  title: '一并提交的运输订单',
  note: '选一份已填好的运输草稿，与采购订单一起提交：要么都成，要么都不成，库存与车船一起扣。',
  asking: '正在核对运输草稿…',
  silent: '运输草稿获取失败，请切到别的标签页再回来重试。',
  none: '还没有运输草稿。先去订运输，货物与重量要与本单一致、选到仓提货；填好各项后不必提交，回到本页即可选。',
  begin: '去填运输草稿',
  /** Goods that a search does not bring along, and why. */
  left: {
    apart: (names: string, together: string) =>
      `${names}不能与${together}装同一个集装箱，没有带去；请把${names}另下一单采购、另订运输。`,
    oneKind: (modes: string) => `${modes}一次只查一种货物，只带去发货地，货物请在运输表单里逐行填写。`,
    unnumbered: (names: string, modes: string) =>
      `${modes}按 UN 编号带去货物，${names}没有编号，没有带去；请在运输表单里加一行。`,
  },
  mixed: '本单有的按散装或液袋购买、有的按包装购买，一张运输订单装不下两种；请分成两单下单。',
  open: '打开草稿',
  newTab: '（在新标签页打开）',
  of: (name: string) => `：${name}`,
  fetched: (at: string) => `${at} 到仓提货`,
  ready: '可一并提交',
  review: '可一并提交，提交后平台审核',
  lacks: (sentences: readonly string[], count: number) =>
    `运输订单有 ${count} 处未填好：${sentences.join('；')}${count > sentences.length ? '等' : ''}。请打开它改好后重新选择`,
  sum: (freight: string, goods: string) => `运输 ${freight}，与货款 ${goods} 分两张订单结算；优惠券只用于采购订单。`,
  chosenGone: '之前选的运输草稿已改动或已不在，请重新选择。',
  noLane: '还没有选班次',
  noGoods: '还没有货物',
};
