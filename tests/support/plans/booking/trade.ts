import type { Goods } from '../../../../domain/goods/dangerous-goods';
import type { Port } from '../../../../domain/places/ports';
import type { GoodsOption, PortOption } from '../../../../machines/booking/picker';

const portAs = (code: string, nameCn: string, nameEn: string, line: string, dgHandling: Port['dgHandling']): Port => ({
  code,
  nameCn,
  nameEn,
  pinyin: nameEn.toLowerCase(),
  initials: '',
  country: '中国',
  line,
  isBase: true,
  dgHandling,
});

export const SHANGHAI = portAs('CNSHA', '上海', 'Shanghai', '华东', 'DIRECT');
export const ROTTERDAM = portAs('NLRTM', '鹿特丹', 'Rotterdam', '欧洲', 'YARD');
export const CHONGQING = portAs('CNCKG', '重庆', 'Chongqing', '长江', 'NONE');

const goodsAs = (unNo: string | null, nameCn: string, nameEn: string, rest: Partial<Goods>): Goods => ({
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

export const METHANOL = goodsAs('1230', '甲醇', 'Methanol', {
  casNo: '67-56-1',
  hazardClass: '3',
  subRisks: ['6.1'],
  packingGroup: 'II',
});
export const ACID = goodsAs('1789', '盐酸', 'Hydrochloric acid', { hazardClass: '8', packingGroup: 'II' });
export const ALKALI = goodsAs('1824', '液碱', 'Sodium hydroxide solution', { hazardClass: '8', packingGroup: 'II' });
export const TOLUENE = goodsAs('1294', '甲苯', 'Toluene', { hazardClass: '3', packingGroup: 'II' });
export const GLYCOL = goodsAs(null, '乙二醇', 'Monoethylene glycol', {});

export const portOption = (port: Port, rest: Partial<PortOption> = {}): PortOption => ({
  kind: 'port',
  port,
  fit: 'start',
  marks: {},
  ...rest,
});
export const goodsOption = (goods: Goods, rest: Partial<GoodsOption> = {}): GoodsOption => ({
  kind: 'goods',
  goods,
  fit: 'start',
  marks: {},
  ...rest,
});
