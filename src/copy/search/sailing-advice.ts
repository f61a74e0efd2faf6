/** What to do where no list can be shown: say more, or look elsewhere. */
export const sailingAdvice = {
  missing: {
    title: '先说清这票货，再看价格',
    why: {
      org: '请选择起运港。',
      dst: '请选择目的港，不能与起运港相同。',
      goods: '危险品先填 UN 编号或品名：接不接、多少钱，都要看是什么货。',
      mass: '总货重应大于 0，不超过 1500 t；不知道可留空，按试算。',
      cut: '开船日期早于截港时间，请改其中一个。',
      nature: '请说明是普通货物还是危险品：说明之前不报价。',
      boxes: '这里只有 20GP、40GP、40HQ，请改箱型。',
      boxKg: '单箱货重应大于 0，不超过所选箱型的最大载重。',
      liquid: '请选择货物：能不能装液袋，先看它是什么。',
      figures: '有条件没填或不在范围内，请按各栏提示修改。',
      via1: '停靠点太多：提卸合计最多 4 处。',
      rows: '请把每一行货物填全：件数、毛重、体积，危险品另填 UN 编号。',
    },
    go: {
      org: '选起运港',
      dst: '选目的港',
      goods: '填 UN 编号或品名',
      nature: '选货物性质',
      boxes: '改箱型',
      boxKg: '填单箱货重',
      rows: '填货物',
      liquid: '选货物',
      figures: '去修改',
      via1: '改停靠点',
      mass: '改货重',
      cut: '改截港时间',
    },
  },
};
