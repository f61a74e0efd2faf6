import type { DgHandling } from '../../../domain/places/ports';

type Row = readonly [
  code: string,
  nameCn: string,
  nameEn: string,
  pinyin: string,
  initials: string,
  country: string,
  dgHandling: DgHandling,
];

/** IATA codes. Dangerous-goods handling is demo data. */
export const AIRPORTS: readonly Row[] = [
  ['PVG', '上海浦东', 'Shanghai Pudong', 'shanghaipudong', 'shpd', '中国', 'ACCEPTED'],
  ['PEK', '北京首都', 'Beijing Capital', 'beijingshoudu', 'bjsd', '中国', 'ACCEPTED'],
  ['CAN', '广州白云', 'Guangzhou Baiyun', 'guangzhoubaiyun', 'gzby', '中国', 'ACCEPTED'],
  ['SZX', '深圳宝安', "Shenzhen Bao'an", 'shenzhenbaoan', 'szba', '中国', 'NONE'],
  ['CGO', '郑州新郑', 'Zhengzhou Xinzheng', 'zhengzhouxinzheng', 'zzxz', '中国', 'ACCEPTED'],
  ['EHU', '鄂州花湖', 'Ezhou Huahu', 'ezhouhuahu', 'ezhh', '中国', 'NONE'],
  ['TFU', '成都天府', 'Chengdu Tianfu', 'chengdutianfu', 'cdtf', '中国', 'NONE'],
  ['HKG', '中国香港', 'Hong Kong', 'zhongguoxianggang', 'zgxg', '中国香港', 'ACCEPTED'],
  ['TPE', '中国台北桃园', 'Taipei Taoyuan', 'zhongguotaibeitaoyuan', 'zgtbty', '中国台湾', 'ACCEPTED'],
  ['NRT', '东京成田', 'Tokyo Narita', 'dongjingchengtian', 'djct', '日本', 'ACCEPTED'],
  ['ICN', '首尔仁川', 'Seoul Incheon', 'shouerrenchuan', 'serc', '韩国', 'ACCEPTED'],
  ['SIN', '新加坡樟宜', 'Singapore Changi', 'xinjiapozhangyi', 'xjpzy', '新加坡', 'ACCEPTED'],
  ['BKK', '曼谷素万那普', 'Bangkok Suvarnabhumi', 'mangusuwannapu', 'mgswnp', '泰国', 'ACCEPTED'],
  ['BOM', '孟买', 'Mumbai', 'mengmai', 'mm', '印度', 'ACCEPTED'],
  ['DXB', '迪拜', 'Dubai', 'dibai', 'db', '阿联酋', 'ACCEPTED'],
  ['FRA', '法兰克福', 'Frankfurt', 'falankefu', 'flkf', '德国', 'ACCEPTED'],
  ['AMS', '阿姆斯特丹', 'Amsterdam Schiphol', 'amusitedan', 'amstd', '荷兰', 'ACCEPTED'],
  ['LGG', '列日', 'Liège', 'lieri', 'lr', '比利时', 'ACCEPTED'],
  ['LHR', '伦敦希思罗', 'London Heathrow', 'lundunxisiluo', 'ldxsl', '英国', 'ACCEPTED'],
  ['LAX', '洛杉矶', 'Los Angeles', 'luoshanji', 'lsj', '美国', 'ACCEPTED'],
  ['ORD', '芝加哥奥黑尔', "Chicago O'Hare", 'zhijiageaoheier', 'zjgahe', '美国', 'ACCEPTED'],
  ['JFK', '纽约肯尼迪', 'New York JFK', 'niuyuekennidi', 'nyknd', '美国', 'ACCEPTED'],
  ['GRU', '圣保罗', 'São Paulo Guarulhos', 'shengbaoluo', 'sbl', '巴西', 'ACCEPTED'],
  ['SYD', '悉尼', 'Sydney', 'xini', 'xn', '澳大利亚', 'ACCEPTED'],
];
