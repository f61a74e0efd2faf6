import { HAZARD_CLASSES, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { Facet, MallSort } from '../../../domain/mall/asked';
import type { MallCard, MallSheet } from '../../../domain/mall/sheet';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { categoryNames, formNames, purchaseLimitNames, groupNames, placeName, WITHHELD } from './names';

const yuan = (fen: number): string => formatMoney({ amount: fen, currency: YUAN });
const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

/** Tonnes with one decimal, rounded down; kilograms below one tonne. */
export const tonsText = (kg: number): string => (kg < 1000 ? `${kg} kg` : `${Math.floor(kg / 100) / 10} 吨`);

const states: Readonly<Record<string, string>> = { LIQUID: '液体', SOLID: '固体' };
const more: Readonly<Record<string, string>> = { avail: '有现货', sample: '可取样' };

const called: Record<Facet, (value: string) => string> = {
  cat: (value) => categoryNames[value as keyof typeof categoryNames],
  policy: (value) => purchaseLimitNames[value as keyof typeof purchaseLimitNames],
  cls: (value) => (value === 'N' ? '普通货物' : `${value} ${HAZARD_CLASSES[value as HazardClass]}`),
  stock: placeName,
  pack: (value) => formNames[value as keyof typeof formNames],
  g: (value) => groupNames[value as keyof typeof groupNames],
  purity: (value) => `≥ ${value}%`,
  form: (value) => states[value] ?? value,
  more: (value) => more[value] ?? value,
};

export const mallCopy = {
  title: '化工商城',
  what: '商品',
  list: '采购单',
  lines: '行',
  purpose: '只售自营化工品。价格含 13% 增值税，每周一 09:00 更新。',
  search: {
    label: '搜索商品',
    placeholder: '品名、CAS、UN、拼音、首字母或分子式',
    submit: '搜索',
    kg: '数量 kg',
    kgPlaceholder: '1,000',
    to: '送到',
    anywhere: '不算送货',
  },
  filter: {
    title: '筛选',
    open: (count: number) => (count === 0 ? '筛选' : `筛选 ${count}`),
    clear: '清除',
    close: '收起筛选',
    show: (total: number) => `看 ${total} 种`,
    facets: {
      cat: '品类',
      policy: '能不能买',
      cls: '危险类别',
      stock: '现货城市',
      pack: '包装',
      g: '官能团',
      purity: '纯度',
      form: '形态',
      more: '供应',
    } satisfies Record<Facet, string>,
    value: (facet: Facet, value: string) => called[facet](value),
  },
  sort: {
    label: '排序',
    keys: { best: '常买', price: '价格', stock: '现货', purity: '纯度' } satisfies Record<MallSort, string>,
  },
  found: ({ total }: Pick<MallSheet, 'total'>) => `${total} 种商品`,
  pages: {
    label: '翻页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
  },
  card: {
    perKg: '/kg 含税',
    holds: ({ kg, fromKg }: { kg: number; fromKg: number }) =>
      `按 ${kilograms(kg)}${fromKg > 0 ? `，${kilograms(fromKg)} 起` : ''}`,
    next: ({ addKg, perKg }: { addKg: number; perKg: number }) => `再加 ${kilograms(addKg)} 降到 ${yuan(perKg)}`,
    last: '已是最低一档',
    asked: '询价',
    delivery: (to: string, { perKg, from }: NonNullable<MallCard['delivery']>) =>
      `送${placeName(to)} ${yuan(perKg)}/kg，${placeName(from)}发`,
    noDelivery: (to: string) => `送${placeName(to)}请询价`,
    stock: (city: string, kg: number) => `${placeName(city)} ${tonsText(kg)}`,
    earliest: (madeOn: string) => `最早批次 ${madeOn.slice(5)}`,
    outOfStock: '暂无现货',
    gates: { OPEN: '', LICENCE: '需许可', PERMIT: '易制毒，需备案' },
    sample: '可取样',
    structure: (smiles: string) => `结构：${smiles}`,
    mixture: '混合物，无单一结构式',
    more: (name: string, grade: string) => `${name} ${grade}`,
  },
  empty: {
    title: '没有找到相关商品',
    text: '换个品名，或用 CAS 号、UN 编号再试；也可以清除筛选。',
    clear: '清除筛选',
  },
  withheld: {
    title: WITHHELD,
    text: '依照危险物品信息发布的规定，这个编号的商品不在线上展示、报价或销售。运输与申报问题可咨询危品服务台。',
    desk: '去危品服务台',
  },
  foot: '只在本站发布。受管控商品按现行法规核验买方资质；选好数量加入采购单，可直接购买的从采购单下单，其余按清单询价。',
};
