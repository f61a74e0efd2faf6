import type { HazardClass } from '../../../../../domain/goods/dangerous-goods';
import { classesInWords, diamonds } from '../../diamond';
import { escaped, sheet } from '../../sheet';

/** Requirements of a shed beyond those of every class. */
const OF_CLASS: Partial<Record<HazardClass, string>> = {
  '2.2': '气瓶检验合格证，阀门保护与充装量声明',
  '3': '闪点与物质库相差超过 2℃，或距 23、28、60℃ 不到 2℃ 的，带闪点检测报告',
  '4.1': '自反应、聚合性物质带稳定化或温控声明',
  '5.1': '不与可燃物混装声明',
  '6.1': '包装类别 II 的带毒性数据（LD50/LC50）页',
  '8': 'pH 或腐蚀性数据页',
  '9': '锂电池带 UN38.3 试验概要、电池规格书和荷电状态声明；UN 3077、UN 3082 带技术名称与海洋污染物标记照片',
};

const OF_ALL: readonly string[] = [
  '凭进仓编号和预约码，在收货时段内送到门岗；进仓费已由平台预付',
  '每件外包装贴唛头，件数与唛头上的总件数一致',
  '实测体积、重量超出原订 ±10% 的，按实测计费，货主确认后才装箱',
];

const OF_DANGER: readonly string[] = [
  '随车带危险货物道路运输证、押运员资格证，另带 SDS 与危包证复印件',
  '外包装需有 UN 标记与正确运输名称，每件贴好下列危险标志',
];

const listed = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;

/** 进仓须知: what has to be in order before the gate lets the goods in, by their classes. */
export function cargoInRules(shed: string, classes: readonly HazardClass[]): string {
  const own = classes.flatMap((one) => (OF_CLASS[one] ? [`${classesInWords([one])}：${OF_CLASS[one]}`] : []));
  const danger = classes.length === 0 ? '' : `${listed(OF_DANGER)}${diamonds(classes)}`;
  return sheet('进仓须知', `<p>${escaped(shed)}</p>${listed(OF_ALL)}${danger}${own.length === 0 ? '' : listed(own)}`);
}
