type Near = { code: string; nameCn: string };

const SHANGHAI: Near = { code: 'CNSHA', nameCn: '上海' };
const NINGBO: Near = { code: 'CNNGB', nameCn: '宁波' };
const QINGDAO: Near = { code: 'CNTAO', nameCn: '青岛' };
const TIANJIN: Near = { code: 'CNTXG', nameCn: '天津新港' };
const DALIAN: Near = { code: 'CNDLC', nameCn: '大连' };
const TAICANG: Near = { code: 'CNTAG', nameCn: '太仓' };
const ZHANGJIAGANG: Near = { code: 'CNZJG', nameCn: '张家港' };
const NANSHA: Near = { code: 'CNNSA', nameCn: '南沙' };
const YANTIAN: Near = { code: 'CNYTN', nameCn: '盐田' };
const LIANYUNGANG: Near = { code: 'CNLYG', nameCn: '连云港' };

/** The two nearest dangerous goods loading ports of each port, by straight line. */
const NEAREST: Readonly<Record<string, readonly Near[]>> = {
  CNSHA: [TAICANG, NINGBO],
  CNNGB: [SHANGHAI, TAICANG],
  CNTAO: [LIANYUNGANG, DALIAN],
  CNTXG: [DALIAN, QINGDAO],
  CNDLC: [{ code: 'CNYIK', nameCn: '营口' }, TIANJIN],
  CNLYG: [QINGDAO, { code: 'CNNKG', nameCn: '南京' }],
  CNZJG: [TAICANG, SHANGHAI],
  CNTAG: [SHANGHAI, ZHANGJIAGANG],
  CNNKG: [ZHANGJIAGANG, TAICANG],
  CNWUH: [{ code: 'CNNKG', nameCn: '南京' }, ZHANGJIAGANG],
  CNCKG: [{ code: 'CNWUH', nameCn: '武汉' }],
  CNXMN: [YANTIAN, NANSHA],
  CNSHK: [NANSHA, YANTIAN],
  CNYTN: [NANSHA],
  CNNSA: [YANTIAN],
  CNZHA: [{ code: 'CNQZH', nameCn: '钦州' }, NANSHA],
  CNQZH: [{ code: 'CNZHA', nameCn: '湛江' }, NANSHA],
  CNYIK: [DALIAN, TIANJIN],
};

export const nearbyPorts = (code: string): readonly Near[] =>
  Object.hasOwn(NEAREST, code) ? (NEAREST[code] ?? []) : [];
