export const stationSketchCopy = {
  title: '进站怎么走',
  note: '示意图，不按比例；以站内标识和门岗指挥为准。',
  label: (isDanger: boolean) => `站内路线：大门、地磅、${isDanger ? '危品作业区' : '普货库'}、出口`,
  gate: { name: '大门', note: '扫码核车牌' },
  scale: { name: '地磅', note: '按站方要求' },
  danger: { name: '危品作业区', note: '卸车、装箱' },
  general: { name: '普货库', note: '卸车、装箱' },
  out: { name: '出口', note: '空车出站' },
  bans: ['严禁烟火', '禁用手机'],
};
