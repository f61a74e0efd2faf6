import type { ShedPort } from '../../../../domain/modes/lcl/ports';

export const shedPorts: Readonly<Record<ShedPort, string>> = {
  CNSHA: '上海',
  CNNGB: '宁波',
  CNTAO: '青岛',
  CNTXG: '天津',
  CNDLC: '大连',
  CNXMN: '厦门',
  CNNSA: '广州南沙',
  CNLYG: '连云港',
};
