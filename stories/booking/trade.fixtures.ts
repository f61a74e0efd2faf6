import type { Goods } from '../../domain/goods/dangerous-goods';
import type { Port } from '../../domain/places/ports';
import type { GoodsOption, PickerView, PortOption } from '../../machines/booking/picker';

const port = (code: string, nameCn: string, nameEn: string, line: string, rest: Partial<Port> = {}): Port => ({
  code,
  nameCn,
  nameEn,
  pinyin: '',
  initials: '',
  country: '中国',
  line,
  isBase: true,
  dgHandling: 'DIRECT',
  ...rest,
});

export const SHANGHAI = port('CNSHA', '上海', 'Shanghai', '华东');
export const NINGBO = port('CNNGB', '宁波', 'Ningbo', '华东');
export const CHONGQING = port('CNCKG', '重庆', 'Chongqing', '长江', { dgHandling: 'NONE' });
export const HAMBURG = port('DEHAM', '汉堡', 'Hamburg', '欧洲', { country: '德国' });
export const HAIPHONG = port('VNHPH', '海防', 'Haiphong', '东南亚', { country: '越南', dgHandling: 'YARD' });
export const NHAVA = port('INNSA', '那瓦舍瓦', 'Nhava Sheva', '印巴', { country: '印度', dgHandling: 'YARD' });
export const CHATTOGRAM = port('BDCGP', '吉大港', 'Chattogram', '印巴', { country: '孟加拉国', dgHandling: 'NONE' });

const goods = (unNo: string | null, nameCn: string, nameEn: string, rest: Partial<Goods> = {}): Goods => ({
  goodsId: nameEn,
  unNo,
  nameCn,
  nameEn,
  casNo: null,
  hazardClass: null,
  subRisks: [],
  packingGroup: null,
  ...rest,
});

export const METHANOL = goods('1230', '甲醇', 'Methanol', {
  casNo: '67-56-1',
  hazardClass: '3',
  subRisks: ['6.1'],
  packingGroup: 'II',
});
export const BENZENE = goods('1114', '苯', 'Benzene', { casNo: '71-43-2', hazardClass: '3', packingGroup: 'II' });
export const ANILINE = goods('1547', '苯胺', 'Aniline', { casNo: '62-53-3', hazardClass: '6.1', packingGroup: 'II' });
export const GLYCOL = goods(null, '乙二醇', 'Monoethylene glycol', { casNo: '107-21-1' });

export const portOption = (item: Port, rest: Partial<PortOption> = {}): PortOption => ({
  kind: 'port',
  port: item,
  fit: 'start',
  marks: {},
  ...rest,
});
export const goodsOption = (item: Goods, rest: Partial<GoodsOption> = {}): GoodsOption => ({
  kind: 'goods',
  goods: item,
  fit: 'start',
  marks: {},
  ...rest,
});

export const closedPicker: PickerView = {
  kind: 'port',
  isOpen: false,
  isBusy: false,
  query: '',
  options: [],
  active: 0,
  failureCode: null,
};
