export const STATION_LINES = { ORIGIN: '国内场站', BORDER: '口岸', DEST: '境外场站' } as const;

type Row = readonly [
  code: string,
  nameCn: string,
  nameEn: string,
  pinyin: string,
  initials: string,
  country: string,
  kind: keyof typeof STATION_LINES,
];

/** Codes of our own: stations have no common ones. */
export const STATIONS: readonly Row[] = [
  ['RXA', '西安国际港', "Xi'an Intl Port", 'xianguojigang', 'xagjg', '中国', 'ORIGIN'],
  ['RCQ', '重庆团结村', 'Chongqing Tuanjiecun', 'chongqingtuanjiecun', 'cqtjc', '中国', 'ORIGIN'],
  ['RCD', '成都城厢', 'Chengdu Chengxiang', 'chengduchengxiang', 'cdcx', '中国', 'ORIGIN'],
  ['RZZ', '郑州圃田', 'Zhengzhou Putian', 'zhengzhouputian', 'zzpt', '中国', 'ORIGIN'],
  ['RWH', '武汉吴家山', 'Wuhan Wujiashan', 'wuhanwujiashan', 'whwjs', '中国', 'ORIGIN'],
  ['RYW', '义乌西', 'Yiwu West', 'yiwuxi', 'ywx', '中国', 'ORIGIN'],
  ['RSZ', '苏州西', 'Suzhou West', 'suzhouxi', 'szx', '中国', 'ORIGIN'],
  ['RAL', '阿拉山口', 'Alashankou', 'alashankou', 'alsk', '中国', 'BORDER'],
  ['RHG', '霍尔果斯', 'Khorgos', 'huoerguosi', 'hegs', '中国', 'BORDER'],
  ['REL', '二连浩特', 'Erenhot', 'erlianhaote', 'elht', '中国', 'BORDER'],
  ['RMZ', '满洲里', 'Manzhouli', 'manzhouli', 'mzl', '中国', 'BORDER'],
  ['RDU', '杜伊斯堡', 'Duisburg', 'duyisibao', 'dysb', '德国', 'DEST'],
  ['RHH', '汉堡', 'Hamburg', 'hanbao', 'hb', '德国', 'DEST'],
  ['RMA', '马拉舍维奇', 'Małaszewicze', 'malasheweiqi', 'mlswq', '波兰', 'DEST'],
  ['RLO', '罗兹', 'Łódź', 'luozi', 'lz', '波兰', 'DEST'],
  ['RBU', '布达佩斯', 'Budapest', 'budapeisi', 'bdps', '匈牙利', 'DEST'],
  ['RMO', '莫斯科（沃尔西诺）', 'Moscow (Vorsino)', 'mosikewoerxinuo', 'mskwexn', '俄罗斯', 'DEST'],
  ['RAA', '阿拉木图', 'Almaty', 'alamutu', 'almt', '哈萨克斯坦', 'DEST'],
  ['RTA', '塔什干', 'Tashkent', 'tashigan', 'tsg', '乌兹别克斯坦', 'DEST'],
];
