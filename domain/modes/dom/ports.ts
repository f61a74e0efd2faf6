/** Coast or river region; freight depends on the regions of both ends. */
type HomePort = { code: string; nameCn: string; region: string; isOnRiver: boolean };

const TABLE = `
CNYIK 营口（鲅鱼圈） N
CNTXG 天津新港 N
CNDLC 大连 N
CNTAO 青岛 N
CNLYG 连云港 N
CNSHA 上海 E
CNNGB 宁波 E
CNTAG 太仓 E river
CNXMN 厦门 S
CNNSA 南沙 S
CNYTN 盐田 S
CNSHK 蛇口 S
CNZHA 湛江 S
CNQZH 钦州 S
CNZJG 张家港 R1 river
CNNKG 南京 R1 river
CNWUH 武汉 R2 river
CNCKG 重庆 R3 river
`;

/** Regions of coast and river, by the letters of the table. */
export const HOME_REGIONS: Readonly<Record<string, string>> = {
  N: '北方',
  E: '华东',
  S: '华南',
  R1: '长江下游',
  R2: '长江中游',
  R3: '长江上游',
};

const PORTS: ReadonlyMap<string, HomePort> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [code = '', nameCn = '', region = '', river] = row.split(' ');
      return [code, { code, nameCn, region, isOnRiver: river !== undefined }];
    }),
);

export const homePort = (code: string): HomePort | undefined => PORTS.get(code);

export const portName = (code: string): string => homePort(code)?.nameCn ?? code;

export const TRANSFER_PORT = 'CNSHA';

/** Trucks beyond this distance have no list price. */
export const FAR_KM = 500;
