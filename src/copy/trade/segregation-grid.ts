import type { SegregationValue } from '../../../domain/goods/segregation-table';

export const segregationGridCopy = {
  list: '要核对的货物',
  grid: '逐对结论',
  general: '普通货物',
  value: {
    X: '可同箱',
    '1': '需批准',
    '2': '不得同箱',
    '3': '不得同箱',
    '4': '不得同箱',
    '*': '转人工核对',
  } satisfies Record<SegregationValue, string>,
  pair: (one: string, other: string, value: string, word: string) => `${one}与${other}：${value}，${word}`,
  legend: [
    { value: 'X', text: '无一般隔离要求', tone: 'text-good' },
    { value: '1', text: '远离', tone: 'text-warn' },
    { value: '2', text: '隔离', tone: 'text-bad' },
    { value: '3 4', text: '隔舱', tone: 'text-bad' },
  ],
  pairTitle: (one: string, other: string) => `${one} × ${other}`,
};
