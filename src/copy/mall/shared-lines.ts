import type { ListSummary } from '../../../domain/mall/lists';
import type { PackForm } from '../../../domain/mall/product';
import { countPieces } from '../../../domain/mall/quantity';
import type { SharedLine, SharedSheet } from '../../../domain/mall/share';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { packShort, placeName, unitName } from './names';
import { momentText } from '../words/moment-words';

export const yuanText = (amount: number): string => formatMoney({ amount, currency: YUAN });
export const kilogramsText = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

export const nextTierText = (addKg: number, perKg: number): string =>
  `再加 ${kilogramsText(addKg)} 降到 ${yuanText(perKg)}/kg`;
export const perKgText = (fen: number): string => `折合 ${yuanText(fen)}/kg`;
export const countLabel = (form: PackForm): string => `数量（${unitName(form)}）`;

export const validUntil = (at: string): string => `有效至 ${momentText(at)}`;
export const openedText = (opened: number, at: string): string => `打开 ${opened} 次，最近 ${momentText(at)}`;
export const returnedText = (reason: string): string => `退回原因：${reason}`;
export const linkCopy = {
  fromMessage: '请从短信或同事转发的链接打开',
  opening: '正在打开采购单',
  gone: { title: '链接已失效', text: '链接已过期，请联系分享人。' },
  lost: {
    network: '网络不通，采购单打不开。',
    unavailable: '抱歉，服务器繁忙！采购单打不开。',
    unexpected: '出了点问题，采购单打不开。',
  },
  press: {
    network: '网络不通，请重试。',
    unavailable: '抱歉，服务器繁忙！请重试。',
    unexpected: '出了点问题，请重试。',
  },
} as const;

export const listSummaryText = ({ name, lines }: Pick<ListSummary, 'name' | 'lines'>): string => `${name} ${lines} 行`;

export const sharedLinesCopy = {
  pack: ({ grade, sold, city }: SharedLine) => `${grade}，${packShort(sold)}，${placeName(city)}发货`,
  pieces: ({ sold, kg }: SharedLine) => (sold.kind === 'BULK' ? '' : `${countPieces(sold, kg)} ${unitName(sold.form)}`),
  kg: ({ kg }: SharedLine) => kilogramsText(kg),
  toShop: '去化工商城',
  asked: '询价',
  leftOut: '不在签字内',
  goods: '货款，含 13% 增值税',
  freight: (to: string) => `送货到${placeName(to)}，含 9% 增值税`,
  total: '合计',
  uncounted: (count: number) => `${count} 行未计入合计：没有公开价，或数量待改`,
  withheld: (count: number) => `${count} 行商品不支持线上展示，合计不再列出`,
  delivery: ({ way, to }: SharedSheet['delivery']) =>
    way === 'SELF' ? '到发货城市的仓库自提' : to === '' ? '送货，城市待定' : `送货到${placeName(to)}`,
};
