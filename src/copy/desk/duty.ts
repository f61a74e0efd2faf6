import type { Duty, Expert } from '../../../domain/desk/duty';

export const dutyCopy = {
  title: '值班专家',
  hours: '工作日 9:00–18:00 值班；其余时间请拨应急电话。',
  duty: { goods: '分类、SDS、相容与仓储', papers: '危包证、申报与应急登记', ways: '空运与班轮接载' } satisfies Record<
    Duty,
    string
  >,
  expert: {
    chen: '陈书宁',
    luo: '罗一舟',
    he: '何清扬',
    tang: '唐予安',
    xie: '谢行之',
    fan: '范知微',
  } satisfies Record<Expert, string>,
  on: (name: string, duty: string, day: string) => `${name}（${duty}），${day} 值班`,
};
