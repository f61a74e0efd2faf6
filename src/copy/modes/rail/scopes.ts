import { formatMoney, type Money } from '../../../../domain/values/money';

const tons = (kg: number): string => `${kg / 1000} 吨`;

export const railScopesCopy = {
  title: '危险品哪里能办',
  note: '起运站、到达站与班列都办理的类别才能走；查班列时按这张表逐一核对。办理限制为演示数据。',
  heads: { trains: '班列', origins: '起运站', ends: '到达站' },
  classes: (classes: readonly string[]) => (classes.length === 0 ? '不办理危险品' : `第 ${classes.join('、')} 类`),
  faq: {
    title: '常问的几件事',
    permit: {
      title: '危险品批复要多久？',
      text: (days: number, plan: number) =>
        `铁路批复约 ${days} 天，没有批复的从办批复起算；自带批复的在发车前 ${plan} 天截止请车计划。`,
    },
    weight: {
      title: '一箱能装多重？',
      text: (lines: readonly (readonly [line: string, kg: number])[], most: number, gross: number) =>
        `超过 ${lines.map(([line, kg]) => `${line} ${tons(kg)}`).join('、')} 需车站确认；任何线路货重不超过 ${tons(most)}，连箱不超过 ${tons(gross)}。`,
    },
    pair: {
      title: '20GP 能单订一箱吗？',
      text: () => '一辆车装两个 20GP，单数需等待配对，与他票配上后写进订单经过；页面会给出加一箱或改 40HQ 的总价。',
    },
    winter: {
      title: '哪几个月要看冬季？',
      text: (from: string, to: string) => `途中任何一天落在 ${from} 至 ${to}，就按货物凝固点与走廊最低气温判断。`,
    },
    cancel: {
      title: '取消收多少？',
      text: (confirmed: readonly Money[], planned: readonly Money[]) =>
        `审核通过前不收。已确认 20GP ${formatMoney(confirmed[0] as Money)}、40 尺 ${formatMoney(confirmed[1] as Money)}；已排计划 ${formatMoney(planned[0] as Money)}、${formatMoney(planned[1] as Money)}（每箱）。口岸限装期间不收。`,
    },
  },
};
