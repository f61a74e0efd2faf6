export const carouselCopy = {
  label: '推荐',
  role: '轮播',
  slide: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '播放轮播',
  banner: {
    kicker: '先答能不能走',
    title: '每票危险品，都先核对再报价',
    text: '承运人、港口、同箱隔离、截止时间，一次核清；总价含起运港全部费用。',
    label: '查整箱船期',
    href: '/shippingFcl',
  },
};
