import type { SendCity, StockCity } from '../../../domain/mall/places';
import type { Category, PurchaseLimit, Group, Pack, PackForm, Pictogram } from '../../../domain/mall/product';

export const categoryNames = {
  SOLVENT: '溶剂',
  AROMATIC: '芳烃与酚胺',
  MONOMER: '单体与异氰酸酯',
  ACID: '酸类',
  ALKALI: '碱类',
  OXIDIZER: '氧化剂与消毒剂',
  INTERMEDIATE: '中间体',
  GLYCOL: '二元醇与油品',
  RESIN: '树脂与涂料',
  INORGANIC: '无机盐与颜料',
} satisfies Record<Category, string>;

export const groupNames = {
  ALCOHOL: '醇',
  KETONE: '酮',
  ESTER: '酯',
  ETHER: '醚',
  AROMATIC: '芳烃',
  ALKENE: '烯键',
  HALIDE: '卤代烃',
  NITRILE: '腈',
  NITRO: '硝基',
  AMIDE: '酰胺',
  AMINE: '胺',
  PHENOL: '酚',
  ACID: '有机酸',
  ANHYDRIDE: '酸酐',
  ALDEHYDE: '醛',
  EPOXIDE: '环氧',
  ISOCYANATE: '异氰酸酯',
  GLYCOL: '多元醇',
  SULFUR: '含硫',
  POLYMER: '聚合物',
  MIXTURE: '混合物',
  INORGANIC_ACID: '无机酸',
  INORGANIC_BASE: '无机碱',
  INORGANIC_SALT: '无机盐',
  OXIDE: '氧化物',
} satisfies Record<Group, string>;

export const purchaseLimitNames = {
  OPEN: '可直接购买',
  LICENCE: '需许可',
  PERMIT: '需备案（易制毒）',
} satisfies Record<PurchaseLimit, string>;

const stores = {
  CNZJG: '张家港',
  CNTXG: '天津',
  CNNSA: '南沙',
  CNTAO: '青岛',
  CNNGB: '宁波',
  CNQZH: '钦州',
  CNYIK: '营口',
  CNLYG: '连云港',
} satisfies Record<StockCity, string>;

const cities = {
  '3101': '上海',
  '3205': '苏州',
  '3201': '南京',
  '3301': '杭州',
  '3302': '宁波',
  '3401': '合肥',
  '3501': '福州',
  '3502': '厦门',
  '3601': '南昌',
  '3701': '济南',
  '3702': '青岛',
  '4101': '郑州',
  '4201': '武汉',
  '4301': '长沙',
  '4401': '广州',
  '4403': '深圳',
  '4419': '东莞',
  '4501': '南宁',
  '5001': '重庆',
  '5101': '成都',
  '6101': '西安',
  '1101': '北京',
  '1201': '天津',
  '1301': '石家庄',
  '2101': '沈阳',
  '2102': '大连',
  '2201': '长春',
  '2301': '哈尔滨',
} satisfies Record<SendCity, string>;

const places: Readonly<Record<string, string>> = { ...stores, ...cities };
export const placeName = (code: string): string => places[code] ?? code;

export const formNames = {
  D200: '200 升桶',
  D50: '50 千克桶',
  D25: '25 千克桶',
  I1000: '吨桶',
  B25: '25 千克袋',
  F1000: '吨袋',
  R500: '500 毫升×20 瓶',
  BULK: '散装',
  BAG: '液袋',
} satisfies Record<PackForm, string>;

const units = {
  D200: '桶',
  D50: '桶',
  D25: '桶',
  I1000: '桶',
  B25: '袋',
  F1000: '袋',
  R500: '箱',
  BULK: '吨',
  BAG: '吨',
} satisfies Record<PackForm, string>;

export const unitName = (form: PackForm): string => units[form];

const kinds: Readonly<Record<string, string>> = {
  '1A1': '钢桶',
  '1A2': '开口钢桶',
  '1H1': '塑料桶',
  '1H2': '开口塑料桶',
  '3H1': '塑料罐',
  '4G': '纸箱',
  '5H4': '薄膜袋',
  '13H3': '吨袋',
  '31HA1': '吨桶',
};

/** `3 桶`. */
export const packsName = (form: PackForm, count: number): string =>
  `${count.toLocaleString('en-US')} ${unitName(form)}`;

/** For example `200 升桶 180 kg`. */
export const packShort = ({ form, kind, netKg }: Pick<Pack, 'form' | 'kind' | 'netKg'>): string =>
  kind === 'BULK' ? formNames[form] : `${formNames[form]} ${netKg} kg`;

/** For example `200 升桶（钢桶 1A1）180 kg`. */
export const packName = ({ form, kind, netKg }: Pick<Pack, 'form' | 'kind' | 'netKg'>): string =>
  kind === 'BULK' ? formNames[form] : `${formNames[form]}（${kinds[kind] ?? ''} ${kind}）${netKg} kg`;

export const pictogramNames = {
  GHS02: '火焰',
  GHS03: '圆圈上的火焰',
  GHS05: '腐蚀',
  GHS06: '骷髅和交叉骨',
  GHS07: '感叹号',
  GHS08: '健康危害',
  GHS09: '环境',
} satisfies Record<Pictogram, string>;

/** Title of goods that may not be shown online by law. */
export const WITHHELD = '该商品不支持线上展示';
