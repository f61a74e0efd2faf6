import { describe, expect, it } from 'vitest';

import type { FaultCode, OrderFault } from '../../../../domain/rules/fault';
import { dgdCopy } from '../../../../src/copy/modes/dgd';
import { orderFaultSentence } from '../../../../src/copy/order/faults';

const said = (path: string, code: FaultCode | 'required', given: OrderFault['given'] = {}) =>
  orderFaultSentence({ path, code, given }, dgdCopy.fault);

// Forms of 4.5: the sentence of the specification per broken rule.
describe('desk field sentences match the paper', () => {
  it.each<[string, FaultCode | 'required', string, OrderFault['given']?]>([
    ['goods.0.nameCn', 'required', '请输入产品名称'],
    ['goods.0.nameCn', 'nameLength', '产品名称长度为 2–60 个字符，现有 61 个', { length: 61 }],
    ['goods.0.nameEn', 'nameNotEnglish', '英文名称不能包含中文或全角字符'],
    ['goods.0.casNo', 'casNo', 'CAS 号格式或校验位不正确'],
    ['goods.0.unNo', 'unNo', '请输入 4 位 UN 编号'],
    ['isMixture', 'required', '请选择是否为混合物'],
    ['components', 'dgdSum', '成分含量合计应为 100%（允许±0.5%）', { sum: 99.4, away: 0.6 }],
    ['components', 'dgdSum', '还差 0.6%', { sum: 99.4, away: 0.6 }],
    ['components', 'tooLong', '成分最多 30 行', { most: 30 }],
    ['components.0.percent', 'dgdPercent', '含量应大于 0 且不超过 100'],
    ['components.1.casNo', 'dgdCasTwice', '成分重复'],
    ['physState', 'required', '请选择物理状态'],
    ['expectAt', 'dgdExpect', '期望完成时间过近，请至少预留 4 小时'],
    ['expectAt', 'dgdTooSoon', '该服务最快 {at} 完成，请选加急或延后', { at: '{at}' }],
    ['deliverTo', 'email', '邮箱格式不正确'],
    ['contactName', 'required', '请填写联系人'],
    ['contactPhone', 'contactPhone', '请输入正确的手机号码'],
    ['files', 'file', '仅支持 PDF/图片/Office 文件，单个不超过 20MB'],
    ['remark', 'tooLong', '备注不能超过 500 字，现有 512 字', { most: 500, length: 512 }],
    ['flashC', 'required', '请填写闪点，无闪点请选“无”'],
    ['boilC', 'dgdFigure', '初沸点数值不正确'],
    ['ph', 'dgdPh', 'pH 值应在 0–14 之间'],
    ['oral', 'dgdAboveZero', 'LD50 应大于 0'],
    ['dermal', 'dgdAboveZero', 'LD50 应大于 0'],
    ['inhaled', 'dgdAboveZero', 'LC50 应大于 0'],
    ['use', 'required', '请填写用途'],
    ['ways', 'required', '请至少选择一种运输方式'],
    ['sdsKind', 'required', '请选择办理内容'],
    ['markets', 'required', '请选择 SDS 目标市场'],
    ['sdsVersion', 'required', '请填写现有 SDS 版本号'],
    ['sdsPhone', 'dgdPhone', '应急电话需带国家区号'],
    ['perfNo', 'required', '请输入包装性能检验结果单编号'],
    ['maker', 'dgdMaker', '包装厂代号格式不正确'],
    ['unMark', 'dgdMark', 'UN 标记格式不正确，请照包装上的原样填写'],
    ['packages', 'dgdCount', '件数应为 1–99999 的整数'],
    ['packDate', 'dgdPackDate', '灌装日期不正确'],
    ['exitPort', 'required', '请选择出境口岸'],
    ['bookingNo', 'dgdBooking', '请输入 6–20 位订舱号'],
    ['vessel', 'required', '请输入船名航次'],
    ['leaves', 'dgdEtd', '距开船不足 24 小时，请电话联系'],
    ['boxNos.0.no', 'dgdBoxNo', '箱号格式或校验位不正确'],
    ['declarer', 'required', '请输入申报员证书编号'],
    ['packer', 'required', '请输入装箱检查员证书编号'],
    ['fromAirport', 'required', '请选择起飞机场'],
    ['toAirport', 'required', '目的机场'],
    ['batteryWh', 'required', '请填写电池额定能量'],
    ['files', 'dgdUn38', '请上传 UN38.3 试验概要'],
    ['agreeProtocol', 'required', '请先阅读并同意《危品服务协议》'],
    ['year', 'required', '请选择使用年度'],
    ['fromPort', 'required', '请选择起运港'],
    ['toPort', 'required', '目的港'],
    ['hazardClass', 'required', '请选择危险类别'],
    ['packing', 'required', '请选择包装种类'],
    ['week', 'required', '请选择开船日期'],
    ['together', 'dgdFewGoods', '请至少填写两种货物'],
    ['together', 'tooLong', '最多 20 种', { most: 20 }],
    ['togetherIn', 'required', '请选择同箱、同库或同车'],
    ['city', 'required', '请选择城市'],
    ['tons', 'required', '请填写数量'],
    ['days', 'dgdDays', '存放天数应为 1–3650'],
    ['temperature', 'required', '请选择储存温度'],
    ['scope', 'required', '请选择登记范围'],
    ['languages', 'dgdEnglish', '目的地为美国、加拿大需选英语'],
  ])('for %s with the fault %s contain: %s', (path, code, sentence, given) => {
    expect(said(path, code, given)).toContain(sentence);
  });
});

// Sentences of single fields, by their copy key.
describe('desk field sentences of their own', () => {
  it.each([
    ['components.tooLong', '成分最多 {most} 行'],
    ['together.tooLong', '最多 {most} 种'],
    ['boxNos.tooLong', '箱号最多 {most} 行'],
    ['packages.dgdCount', '件数应为 1–99999 的整数'],
    ['boilC.dgdFigure', '初沸点数值不正确'],
    ['flashC.dgdFigure', '闪点应为 -100 至 300 之间的数值'],
    ['oral.dgdAboveZero', 'LD50 应大于 0'],
    ['dermal.dgdAboveZero', 'LD50 应大于 0'],
    ['inhaled.dgdAboveZero', 'LC50 应大于 0'],
  ])('for %s are: %s', (name, sentence) => {
    expect(Reflect.get(dgdCopy.fault, name)).toBe(sentence);
  });
});

const { finding } = dgdCopy;

describe('desk goods sentences match the paper', () => {
  it.each([
    [finding.dgdNoFile, '可先提交，{hours} 个工作小时内补齐资料，否则退回'],
    [finding.dgdUnknown, '未收录该 UN 编号，由专家核对'],
    [finding.dgdForbidden, '平台不办理该类货物'],
    [finding.dgdAirForbidden, '该物质航空禁运，鉴定仅供陆海运输使用'],
  ])("contain the paper's wording: $1", (ours, paper) => {
    expect(ours).toContain(paper);
  });
});
