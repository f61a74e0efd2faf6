import type { PastedChoice, PastedRow } from '../../domain/mall/pasted';

const GLYCOL: PastedChoice = {
  productId: 'P0071',
  pack: 'D200',
  city: 'CNZJG',
  kg: 4500,
  nameCn: '乙二醇',
  grade: '聚酯级',
  pieces: 20,
  isAsTyped: true,
};
const EPOXY: PastedChoice = { ...GLYCOL, productId: 'P0067', kg: 880, nameCn: '环氧树脂', grade: 'E-51', pieces: 4 };

const row = (no: number, text: string, more: Partial<PastedRow>): PastedRow => ({
  no,
  text,
  fault: null,
  choices: [],
  unused: [],
  ...more,
});

export const PASTED_TEXT = [
  '品名\t数量\t发货仓',
  '乙二醇 聚酯级\t20 桶 200L\t张家港',
  '环氧树脂 E-51\t900 kg\t张家港',
  '天那水\t5 桶',
  '乙二醇 聚酯级\t30 桶 200L\t张家港',
].join('\n');

export const PASTED_ROWS: readonly PastedRow[] = [
  row(1, '品名\t数量\t发货仓', { fault: 'heading' }),
  row(2, '乙二醇 聚酯级\t20 桶 200L\t张家港', { choices: [GLYCOL] }),
  row(3, '环氧树脂 E-51\t900 kg\t张家港', {
    choices: [
      { ...EPOXY, isAsTyped: false },
      { ...EPOXY, kg: 1100, pieces: 5, isAsTyped: false },
    ],
  }),
  row(4, '天那水\t5 桶', { fault: 'unknown' }),
  row(5, '乙二醇 聚酯级\t30 桶 200L\t张家港', { choices: [{ ...GLYCOL, kg: 6750, pieces: 30 }] }),
];

export const GLYCOL_PICK = 'P0071-D200-CNZJG-4500';
export const EPOXY_PICK = 'P0067-D200-CNZJG-880';
export const MORE_GLYCOL_PICK = 'P0071-D200-CNZJG-6750';
