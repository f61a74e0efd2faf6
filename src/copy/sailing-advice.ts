/** What to do where no list can be shown: say more, or look elsewhere. */
export const sailingAdvice = {
  missing: {
    title: '先说清这票货，再看价格',
    why: {
      org: '请选择起运港。',
      dst: '请选择目的港，不能与起运港相同。',
      goods: '危险品先填 UN 编号或品名：接不接、多少钱，都要看是什么货。',
      rows: '请把每一行货物填全：件数、毛重、体积，危险品另填 UN 编号。',
    },
    go: { org: '选起运港', dst: '选目的港', goods: '填 UN 编号或品名', rows: '填货物' },
  },
  empty: {
    title: '暂无符合条件的船期',
    text: '这条航线在所选日期前后没有船。可放宽日期，或发起询价，由客服找船。',
    widen: '不限日期再查',
    enquire: '发起询价',
  },
};
