import { type Day, daysAfter, isDay } from '../values/days';
import type { Particular } from '../order/receipt/particulars';
import type { BuyerPaper } from './purchase-right';
import type { Is } from '../shape/is';
import type { substance, ownPaper, ownPapers, lawful } from './buyer-papers-shape';

export const BUYER_PAPER_NAMES: Readonly<Record<BuyerPaper, string>> = {
  HAZLIC: '危险化学品经营许可证',
  USEPROOF: '合法用途证明',
  PRECREG: '易制毒购买备案证明',
};

/** `HANDED_IN` by an enterprise; `READ` and accepted by staff; `RETURNED` before or after that. */
export const BUYER_PAPER_STATES = ['HANDED_IN', 'READ', 'RETURNED'] as const;
export type BuyerPaperState = (typeof BUYER_PAPER_STATES)[number];

/** Most unread papers of one enterprise. */
export const MOST_WAITING = 10;
const LONGEST_DAYS = 3660;
const PERMIT_KG = { least: 1, most: 10_000_000 } as const;
const PAPER_NUMBER = { least: 2, most: 60 } as const;

/** Only a permit has kilograms and a substance. */
export const isPermit = (paper: BuyerPaper): boolean => paper === 'PRECREG';

/** Valid expiry date, for buyer and staff alike. */
export const isValidExpiry = (day: string, today: Day): boolean =>
  isDay(day) && day >= today && day <= daysAfter(today, LONGEST_DAYS);

export const PERMIT_KG_SAYS = '备案数量应为 1 至 10,000,000 的整数千克';
export const isPermitKg = (kg: number): boolean =>
  Number.isInteger(kg) && kg >= PERMIT_KG.least && kg <= PERMIT_KG.most;

export const isPaperNumber = (text: string): boolean => {
  const { length } = text.trim();
  return length >= PAPER_NUMBER.least && length <= PAPER_NUMBER.most;
};

export type Substance = Is<typeof substance>;

export type OwnPaper = Is<typeof ownPaper>;

/** `mayHandIn`: the user belongs to a verified enterprise. `today`: in China. */
export type OwnPapers = Is<typeof ownPapers>;

export type Lawful = Is<typeof lawful>;

export const lawfulParticulars = ({ use, papers }: Lawful): Particular[] => [
  ['合法用途', use],
  ...papers.map(({ paper, number, validTo, kg }): Particular => {
    const used = kg === null ? '' : `，本单使用 ${kg.toLocaleString('en-US')} kg`;
    return [`${BUYER_PAPER_NAMES[paper]} ${number}`, `有效期至 ${validTo}${used}`];
  }),
];

export const lawfulText = (lawful: Lawful): string =>
  lawfulParticulars(lawful)
    .map(([name, value]) => `${name} ${value}`)
    .join('；');
