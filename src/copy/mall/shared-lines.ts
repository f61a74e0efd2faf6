import type { ListSummary } from '../../../domain/mall/lists';
import { countPieces } from '../../../domain/mall/quantity';
import type { SharedLine, SharedSheet } from '../../../domain/mall/share';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { packShort, placeName, unitName } from './names';

export const yuanText = (amount: number): string => formatMoney({ amount, currency: YUAN });
export const kilogramsText = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

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
