import type { BagCode, BagFact, BagName } from '../../../domain/desk/tools/bag';
import { bagTakesLiquids } from '../trade/bag-goods';
import type { ToolWords } from './tool-words';

export const bagWords: ToolWords<BagName, BagCode, BagFact> = {
  title: '液袋容量',
  question: '能不能装液袋、一袋装多少、要多大的袋？',
  fields: {
    d: { label: '是不是危险货物', choices: { N: '不是', Y: '是' } },
    un: { label: '货物', hint: '选填：核对物质库和相容性' },
    rho: { label: '密度', unit: 'kg/L', hint: '0.6 至 1.6' },
    t: { label: '装货温度', unit: '℃' },
    v: { label: '装载量', unit: 'L', hint: '不填按密度取最多' },
    q: { label: '总量', unit: '吨', hint: '填了就算几袋' },
  },
  says: {
    kg: '{kg} kg',
    litres: '{litres} L',
    danger: '液袋禁止装运危险货物，请选择罐箱',
    hidden: '物质库里 {name} 是危险货物（UN {unNo}），不能装液袋',
    flammable: '闪点 {degrees}℃，不能按普通货物装液袋',
    solid: bagTakesLiquids,
    swells: '强极性溶剂会溶胀聚乙烯内层，需用罐箱',
    gasses: '异氰酸酯遇水汽放出二氧化碳，袋体会鼓胀，需用干燥氮封罐箱',
    unknown: '相容性没有收录，需供应商出具确认，转人工核对',
    densityOff: '填写的密度与物质库相差 {percent}%，货重可能算错，转人工核对',
    hot: '装货温度 {degrees}℃ 高于 {most}℃，不能装液袋',
    fits: '{size} 升袋装 {litres} 升，{percent}% 满，{kg} kg',
    many: '{bags} 袋，每袋 {litres} 升（{size} 升袋，{percent}% 满），{kg} kg',
    tooLittle: '{litres} 升太少，液袋至少 12,000 升，可改用吨桶',
    twoAmounts: '{bags} 袋各 {litres} 升共 {kg} kg，与填的 {tons} 吨对不上：装载量和总量只填一项',
    between: '{fewer} 袋最多 {most} kg，{bags} 袋至少 {least} kg，请增减货量',
    tooMuch: '{litres} 升超过一袋的 24,000 升，请分袋或填总量',
    tooHeavy: '货重 {kg} kg，超过 24,000 kg；按密度最多 {instead} 升',
    custom: '{size} 升是非标袋，备货约 5 个工作日',
    road: '货重超过 {most} kg，到美国的公路段可能超重，需收货人确认',
    carrier: '各承运人另有每箱限重，有的不接液袋，订舱前核对',
  },
  facts: { litres: '装载量', bag: '袋型', percent: '装满', kg: '每箱货重', bags: '袋数' },
  limits: '只限非危险货物；食品级、加热、卸货方式与途中凝固不在此判。',
};
