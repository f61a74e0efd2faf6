import { doorCitiesOfPort } from '../../../domain/places/door-cities';
import { placeText } from '../../../domain/places/place-text';
import { PORT_KINDS, type NearCity, type Port, type PortKind } from '../../../domain/places/ports';
import { AIRPORTS } from './airports';
import { CITIES } from './cities';
import { SEA_PORTS } from './sea-ports';
import { STATION_LINES, STATIONS } from './stations';

type Row = readonly [code: string, nameCn: string, nameEn: string, pinyin: string, initials: string, province: string];

/** Cities with truck service, by the first four digits of the region code, the most requested first. */
const ROAD_PLACES: readonly Row[] = [
  ['3101', '上海', 'Shanghai', 'shanghai', 'sh', '上海市'],
  ['3205', '苏州', 'Suzhou', 'suzhou', 'sz', '江苏省'],
  ['3201', '南京', 'Nanjing', 'nanjing', 'nj', '江苏省'],
  ['3301', '杭州', 'Hangzhou', 'hangzhou', 'hz', '浙江省'],
  ['3302', '宁波', 'Ningbo', 'ningbo', 'nb', '浙江省'],
  ['3401', '合肥', 'Hefei', 'hefei', 'hf', '安徽省'],
  ['3502', '厦门', 'Xiamen', 'xiamen', 'xm', '福建省'],
  ['3601', '南昌', 'Nanchang', 'nanchang', 'nc', '江西省'],
  ['3701', '济南', 'Jinan', 'jinan', 'jn', '山东省'],
  ['3702', '青岛', 'Qingdao', 'qingdao', 'qd', '山东省'],
  ['4101', '郑州', 'Zhengzhou', 'zhengzhou', 'zz', '河南省'],
  ['4201', '武汉', 'Wuhan', 'wuhan', 'wh', '湖北省'],
  ['4301', '长沙', 'Changsha', 'changsha', 'cs', '湖南省'],
  ['4401', '广州', 'Guangzhou', 'guangzhou', 'gz', '广东省'],
  ['4501', '南宁', 'Nanning', 'nanning', 'nn', '广西壮族自治区'],
  ['5001', '重庆', 'Chongqing', 'chongqing', 'cq', '重庆市'],
  ['5101', '成都', 'Chengdu', 'chengdu', 'cd', '四川省'],
  ['6101', '西安', "Xi'an", 'xian', 'xa', '陕西省'],
  ['1101', '北京', 'Beijing', 'beijing', 'bj', '北京市'],
  ['1201', '天津', 'Tianjin', 'tianjin', 'tj', '天津市'],
  ['2101', '沈阳', 'Shenyang', 'shenyang', 'sy', '辽宁省'],
  ['2102', '大连', 'Dalian', 'dalian', 'dl', '辽宁省'],
  ['3304', '嘉兴', 'Jiaxing', 'jiaxing', 'jx', '浙江省'],
  ['3206', '南通', 'Nantong', 'nantong', 'nt', '江苏省'],
  ['3207', '连云港', 'Lianyungang', 'lianyungang', 'lyg', '江苏省'],
  ['3703', '淄博', 'Zibo', 'zibo', 'zb', '山东省'],
  ['3705', '东营', 'Dongying', 'dongying', 'dy', '山东省'],
  ['4413', '惠州', 'Huizhou', 'huizhou', 'hz', '广东省'],
];

function citiesNear(port: string): NearCity[] | undefined {
  const cities = doorCitiesOfPort(port).map(({ nameCn, km }) => ({ nameCn, km }));
  return cities.length > 0 ? cities : undefined;
}

type HomeCity = (typeof ROAD_PLACES)[number] | (typeof CITIES)[number];

const homeCity = ([code, nameCn, nameEn, pinyin, initials, province]: HomeCity): Port => ({
  code,
  nameCn,
  nameEn,
  pinyin,
  initials,
  country: '中国',
  line: province,
  isBase: true,
  dgHandling: null,
});

const PORTS: Readonly<Record<PortKind, readonly Port[]>> = {
  port: SEA_PORTS.map(([code, nameCn, nameEn, pinyin, initials, country, line, isBase, dgHandling]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line,
    isBase: isBase === 1,
    dgHandling,
    cities: citiesNear(code),
  })),
  airport: AIRPORTS.map(([code, nameCn, nameEn, pinyin, initials, country, dgHandling]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line: country,
    isBase: country === '中国',
    dgHandling,
  })),
  station: STATIONS.map(([code, nameCn, nameEn, pinyin, initials, country, kind]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line: STATION_LINES[kind],
    isBase: kind === 'ORIGIN',
    dgHandling: null,
  })),
  city: CITIES.map(homeCity),
  roadCity: ROAD_PLACES.map(homeCity),
};

export const listPorts = (kind: PortKind): readonly Port[] => PORTS[kind];

function createPortCheck(named: (port: Port, kind: PortKind) => string) {
  const all = new Map(PORT_KINDS.map((kind) => [kind, new Set(PORTS[kind].map((port) => named(port, kind)))]));
  return (said: string, kind: PortKind): boolean => all.get(kind)?.has(said) === true;
}

/** True if the code is known among places of its kind. */
export const isPlace = createPortCheck(({ code }) => code);

const NAMES = new Map(PORT_KINDS.flatMap((kind) => PORTS[kind].map(({ code, nameCn }) => [code, nameCn] as const)));

export const findPlaceName = (code: string): string => NAMES.get(code) ?? '';

/** True if a place text of a form names a known code with its own name. */
export const isPlaceText = createPortCheck(placeText);
