import type { TunCode, TunFact, TunName } from '../../../domain/desk/tools/tun';
import { noRoadWords } from './road';
import type { ToolWords } from './tool-words';

export const tunWords: ToolWords<TunName, TunCode, TunFact> = {
  title: '隧道代码',
  question: '这车货哪些隧道不能走？',
  fields: {
    load: { label: '装载方式', choices: { P: '包件', T: '罐装' } },
    un: { label: '货物', hint: '同车的货一起看，最多 8 种' },
  },
  says: {
    shut: '不能通过 {grades} 类隧道',
    open: '各类隧道都不因隧道代码受限',
    codeRow: '{name}：代码 {code}',
    ...noRoadWords,
  },
  facts: { shut: '禁行的隧道类别' },
  limits: '国内隧道大多没有分级，以现场标志与交警、路政公告为准；限行时段、车道另查。',
};

export const tunTable = {
  caption: '途经分级隧道的演示线路',
  line: '线路',
  tunnel: '隧道',
  way: '这车货',
  lineOf: (from: string, to: string) => `${from} ↔ ${to}`,
  tunnelOf: (name: string, grade: string) => `${name}（${grade} 类）`,
  through: '可以通过',
  round: (km: number) => `禁行，绕行 ${km} 公里`,
};
