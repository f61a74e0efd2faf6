import { expect, it } from 'vitest';

import { fillSentence } from '../../../../domain/values/fill';
import { railCopy } from '../../../../src/copy/modes/rail';

const { finding, fault } = railCopy;

it.each([
  ['railApproval', {}, '铁路危险货物需取得批复（约 30 天），请上传批复文件或委托代办'],
  ['railRefuses', { train: '瀚陆欧亚班列', hazardClass: '3' }, '瀚陆欧亚班列不承运第 3 类'],
  ['railOrgRefuses', { station: '义乌西', hazardClass: '9' }, '义乌西不办理第 9 类危险货物'],
  ['railDstRefuses', { station: '罗兹', hazardClass: '8' }, '罗兹不办理第 8 类危险货物'],
  ['railTransit', { countries: '哈萨克斯坦、俄罗斯' }, '过境哈萨克斯坦、俄罗斯需逐国许可'],
  ['railWinterUnknown', { goods: '胶粘剂' }, '胶粘剂凝固点未知，冬季走行需由平台核对'],
  [
    'railWinterInhibited',
    { goods: '丙烯酸' },
    '丙烯酸冻结后阻聚剂析出、解冻可能爆聚；加热过度同样危险，需恒温专运方案',
  ],
  ['railWinterLiner', { goods: '冰乙酸' }, '内衬只减慢降温，不能保证冰乙酸不凝固；需加热箱或签冻损免责声明'],
  [
    'railWinterFreeze',
    { goods: '冰乙酸', c: 16.6 },
    '冰乙酸凝固点 16.6℃，冬季可能凝固，建议选择加热箱；不加热需签冻损免责声明',
  ],
  ['railWinterHeated', { goods: '冰乙酸', c: 16.6 }, '已选加热箱，冰乙酸全程保持 ≥ 16.6℃'],
  [
    'railWinterCold',
    { goods: '乙二醇', low: -25, c: -13 },
    '走廊最低约 -25℃，低于乙二醇凝固点 -13℃，途中会凝固，请选加热箱或签冻损免责声明',
  ],
  [
    'railHeavy',
    { no: 1, kg: 23_000, line: '中欧', warn: 22_000 },
    '第 1 箱货重 23,000 kg 超过中欧建议的 22,000 kg，需车站确认',
  ],
  ['railOddTwenty', { n: 3 }, '20GP 需成对配载，当前 3 个，需等待配对'],
  ['railPairWeight', { kg: 15_000 }, '同车两箱重量差 15,000 kg，超过 10 吨，需调整'],
  [
    'railNotice',
    { border: '阿拉山口', text: '检修', days: 3, until: '2026-12-11' },
    '阿拉山口限装：检修，预计延误 3 天，公告有效至 2026-12-11',
  ],
  ['railLithium', {}, '符合特殊规定的消费型锂电池不按危险货物办理，需核检测报告'],
  ['railDisguised', { goods: '甲醇', unNo: '1230' }, '甲醇（UN 1230）在物质库中是危险货物，请改为危险品查询'],
  [
    'railResembles',
    { name: '清洗剂', goods: '易燃液体', unNo: '1993' },
    '清洗剂与危险货物易燃液体（UN 1993）相近，转人工核对是否危险品',
  ],
  ['railSocMissing', {}, '自备箱需在资料截止前上传证书与 CSC 有效期'],
] as const)('finding %s has the sentence of the paper', (code, given, said) => {
  expect(fillSentence(finding[code], given)).toBe(said);
});

it.each([
  ['railOver', '第 1 箱货重超过 28 吨，或总重超过箱体最大总重 30.48 吨'],
  ['boxOwner', '请选择箱属'],
  ['railBoxNo', '箱号格式或校验位不正确'],
  ['railBoxTwice', '箱号重复'],
  ['returnDepot', '请选择还箱点'],
  ['heating', '请选择是否需要保温加热'],
  ['goods.nameRu', '请填写俄文品名'],
  ['railRussian', '俄文品名只能包含西里尔字母'],
  ['railGng', 'ГНГ 编码应为 8 位数字'],
  ['railGngDiffers', 'ГНГ 编码与 HS 编码前 6 位不一致'],
  ['railPermitFile', '危险货物需上传铁路批复文件'],
  ['customsMode', '请选择报关方式'],
  ['brokerName', '请填写境外清关代理'],
  ['freezeWaiver', '请确认冻损责任'],
] as const)('fault %s has the sentence of the paper', (code, said) => {
  expect(fillSentence(fault[code], { no: 1 })).toBe(said);
});
