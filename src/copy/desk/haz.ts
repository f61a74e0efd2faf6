import type { HazCode, HazFact, HazName } from '../../../domain/desk/tools/haz';
import type { ToolWords } from './tool-words';

const GROUPS = { I: 'I', II: 'II', III: 'III' };

export const hazWords: ToolWords<HazName, HazCode, HazFact> = {
  title: '危险性先后',
  question: '液体有两种危险，哪个是主危险？',
  fields: {
    three: { label: '第 3 类的包装类别', choices: GROUPS },
    other: {
      label: '另一种危险',
      choices: {
        '6.1': '6.1（经口、经皮）',
        '6.1i': '6.1（吸入）',
        '8': '8 腐蚀',
        '4.1': '4.1',
        '4.2': '4.2',
        '4.3': '4.3',
        '5.1': '5.1',
        first: '1、2、5.2、6.2、7 类',
      },
    },
    pg: { label: '它的包装类别', choices: GROUPS },
  },
  says: {
    decided: '主危险 {primary}，次危险 {subsidiary}，包装类别 {group}',
    byInhalation: '吸入毒性不在先后表内：包装类别 I 的永远优先，其余需看饱和蒸气浓度，转人工核对',
    always: '这几类永远优先，不看先后表；归类需专家核对',
    unread: '这一组合平台没有收录，按 2.0.3.6 转人工核对',
    alwaysFirst: '1、2、5.2、6.2、7 类和吸入毒性包装类别 I 等永远优先（2.0.3.5）',
    otherwise: '有列名条目的按列名，不看先后表',
  },
  facts: { primary: '主危险', subsidiary: '次危险', group: '包装类别' },
  limits: '只收第 3 类与 6.1（经口、经皮）、8 类液体的 18 格；其余组合一律转人工核对。',
};
