import { type Day, daysAfter, isDay } from '../values/days';
import type { Particular } from '../order/receipt/particulars';
import type { BuyerPaper, OrderPaper } from './gate';

export const BUYER_PAPER_NAMES: Readonly<Record<BuyerPaper, string>> = {
  HAZLIC: '危险化学品经营许可证',
  USEPROOF: '合法用途证明',
  PRECREG: '易制毒购买备案证明',
};

/** Handed in by an enterprise; read by a person of the house and found good; or returned, whether before or after that. */
export const BUYER_PAPER_STATES = ['HANDED_IN', 'READ', 'RETURNED'] as const;
export type BuyerPaperState = (typeof BUYER_PAPER_STATES)[number];

/** The most papers of one enterprise that may wait to be read. */
export const MOST_WAITING = 10;
const LONGEST_DAYS = 3660;
const PERMIT_KG = { least: 1, most: 10_000_000 } as const;
const PAPER_NUMBER = { least: 2, most: 60 } as const;

/** Kilograms and substance are asked of a permit alone. */
export const isPermit = (paper: BuyerPaper): boolean => paper === 'PRECREG';

/** Whether a last day of validity can be taken, from the buyer and from the reader alike. */
export const isValidTo = (day: string, today: Day): boolean =>
  isDay(day) && day >= today && day <= daysAfter(today, LONGEST_DAYS);

export const isPermitKg = (kg: number): boolean =>
  Number.isInteger(kg) && kg >= PERMIT_KG.least && kg <= PERMIT_KG.most;

export const isPaperNumber = (text: string): boolean => {
  const { length } = text.trim();
  return length >= PAPER_NUMBER.least && length <= PAPER_NUMBER.most;
};

/** What is sold by a permit alone. */
export type Substance = { goodsId: string; nameCn: string };

/** A paper as its enterprise sees it. */
export type OwnPaper = {
  paperId: string;
  paper: BuyerPaper;
  number: string;
  validTo: Day;
  isExpired: boolean;
  /** Of a permit: what it is for, how much it grants, and how much of that is not bought yet. */
  permit: { substance: Substance; kg: number; leftKg: number } | null;
  fileName: string;
  handedAt: string;
  state: BuyerPaperState;
  /** Why it was returned. */
  reason: string | null;
};

/** `mayHandIn`: whether whoever asks belongs to an enterprise that has passed its verification. `today`: in China. */
export type OwnPapers = {
  mayHandIn: boolean;
  today: Day;
  substances: readonly Substance[];
  records: readonly OwnPaper[];
};

/** The use that an order declares, and the papers it rests on. */
export type Lawful = { use: string; papers: readonly Omit<OrderPaper, 'paperId'>[] };

/** Facts for page, print and desk. */
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
