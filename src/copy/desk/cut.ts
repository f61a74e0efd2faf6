import type { CutCode, CutFact, CutName } from '../../../domain/desk/tools/cut';
import type { ToolWords } from './tool-words';

export const cutWords: ToolWords<CutName, CutCode, CutFact> = {
  title: '截止时间倒排',
  question: '要赶这班船，各项最晚哪天做完？',
  fields: {
    etd: { label: '开船时间', hint: '中国时间' },
    d: { label: '货物', choices: { Y: '危险品', N: '普通货物' } },
    way: { label: '起运港作业方式', choices: { YARD: '可堆存', DIRECT: '车船直装' } },
  },
  says: {
    next: '先做：{item}，最晚 {at}',
    missed: '已错过 {count} 项截止时间，请改下一班',
    gone: '这班船已经开了',
    untoldDays: '其中有日子的放假安排还没有收录，只按周末与法定节日推算，转人工核对',
  },
  facts: { leaves: '开船' },
  limits: '时限是平台的计划值，以承运人和港口通知为准；海事、海关与码头的日历可能不同。',
};

export const cutTable = {
  caption: '各项最晚完成时间',
  item: '事项',
  due: '截止时间',
  doneBy: '最晚做完',
  left: '还剩',
  moved: '已提前到工作日',
  opens: '起',
  ours: '开放时间，不是截止时间',
};
