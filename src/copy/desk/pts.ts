import type { PtsCode, PtsFact, PtsName } from '../../../domain/desk/tools/pts';
import { noRoadWords } from './road';
import type { ToolWords } from './tool-words';

export const ptsWords: ToolWords<PtsName, PtsCode, PtsFact> = {
  title: '公路 1000 点核算',
  question: '一辆车上的这些货，算不算少量？',
  fields: {
    un: { label: '货物', hint: '一辆车上全部托运人的货都要算进来，最多 8 种' },
    a: { label: '数量', hint: '液体填升；固体、液化气体填净重千克；物品填毛重千克' },
  },
  says: {
    within: '{points} 点，未超过 {most} 点，符合少量豁免的计算；平台仍派持证车辆',
    over: '{points} 点，超过 {most} 点，按全部要求运输；{name}占 {part} 点',
    never: '{name}属运输类别 0，多少都不适用少量豁免',
    row: '{name}：{amount} {unit} × {factor} ＝ {points} 点',
    rowMore: '{name}：{amount} {unit} × {factor} ＝ {points} 点，还可加 {rest} {unit}',
    pointsFact: '{points} 点',
    ...noRoadWords,
  },
  facts: { points: '合计', left: '余下' },
  limits: '按一辆车上包件合计，罐装不适用；能否因此免去车辆、押运与证件要求，以主管部门为准。',
};

export const pointUnits: Readonly<Record<string, string>> = {
  litres: '升',
  kg: '千克（净重）',
  grossKg: '千克（毛重）',
};
