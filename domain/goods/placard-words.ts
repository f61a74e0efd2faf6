import { SIDES, type PlacardMark, type Placards } from './placards';

const MARKS: Readonly<Record<PlacardMark, string>> = {
  limited: '限量标记',
  pollutant: '海洋污染物标记',
  number: 'UN 号牌（单一 UN 超过 4,000 kg）',
};

/** Placards on the four sides with their total: `第 3 类 4 + UN 号牌 4 = 8 张`. */
export function placardWords({ hazards, marks, count }: Placards): string {
  const parts = [...hazards.map((one) => `第 ${one} 类`), ...marks.map((mark) => MARKS[mark])];
  return `四面标牌：${parts.map((part) => `${part} ${SIDES}`).join(' + ')} = ${count} 张`;
}
