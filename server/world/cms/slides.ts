import type { Slide } from '../../../contract/content/cms';

export const SLIDES: readonly Slide[] = [
  {
    slideId: 'split-before-quote',
    kicker: '同箱核对',
    title: '报价之前，先把不能同箱的分开',
    text: '按 IMDG 隔离表逐对核对，给出最少分箱方案，再按箱查船期。',
    label: '去核对',
    href: '/#segregation',
    art: 'drums',
  },
  {
    slideId: 'tank-filling',
    kicker: '罐箱',
    title: '充装率算给你看，不靠经验',
    text: '按密度与装货温度核算 80%–95% 充装区间，并给出可用的罐箱导则。',
    label: '找罐箱',
    href: '/tankIndex',
    art: 'tank',
  },
  {
    slideId: 'declare-desk',
    kicker: '危品服务台',
    title: '分类、SDS、申报，九项服务明码标价',
    text: '拿不准类别时先转人工核对，2 个工作小时内答复，结论附依据与版本。',
    label: '看服务项目',
    href: '/dgdesk',
    art: 'ship',
  },
  {
    slideId: 'warehouse-slot',
    kicker: '危化仓储',
    title: '按火险类别找仓，入库预约到时段',
    text: '甲、乙、丙类自动判断，只列有资质的仓库和真实余量。',
    label: '找仓库',
    href: '/warehouse',
    art: 'warehouse',
  },
];
