import { ACCEPTED_WITHIN_HOURS } from '../../../domain/desk/promised';
import {
  MOST_SAMPLES,
  SAMPLE_TEXTS,
  type OfferedSample,
  type OwnSample,
  type SampleBar,
  type SampleField,
  type SampleSheet,
  type SampleState,
  type SampleText,
} from '../../../domain/mall/samples';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { SampleFailureCode, SampleNotice } from '../../../machines/booking/sample';
import { productCopy } from './product';

const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });
const bounds = (field: SampleText) => `${SAMPLE_TEXTS[field].least}–${SAMPLE_TEXTS[field].most} 字`;

/** China time, wherever the page is read. */
const CLOCK = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

export const sampleCopy = {
  title: '样品',
  terms: ({ fee, courier }: OfferedSample) =>
    `样品费 ${yuan(fee)}，快递 ${yuan(courier)}；每种商品一年最多 ${MOST_SAMPLES} 次。`,
  open: '申请样品',
  loading: '正在核对能不能申请…',
  unavailable: { text: '样品信息暂时取不到', retry: '重试' },
  barred: {
    GATE: ({ gate }) => productCopy.gate.answers[gate],
    WAITING: () => '已有一份申请待审核，审核完可再申请。',
    LIMIT: ({ from }) => `样品申请次数已达上限，${from} 起可再申请。`,
  } satisfies Record<SampleBar, (sheet: SampleSheet) => string>,
  form: {
    title: '填写申请',
    size: '规格',
    use: { label: '收到后用途', hint: bounds('use') },
    contact: { label: '收件人', hint: bounds('contact') },
    phone: { label: '收件电话', hint: '手机或座机' },
    address: { label: '收件地址', hint: `省、市、区和详细地址，${bounds('address')}` },
    submit: { idle: '提交申请', busy: '正在提交…' },
    agreed: ({ fee, courier }: OfferedSample) => `费用合计 ${yuan(fee + courier)}，寄出后收取`,
  },
  list: {
    title: '申请过的样品',
    refresh: '刷新进度',
    asked: ({ askedAt }: OwnSample) => `${CLOCK.format(new Date(askedAt))} 申请`,
    number: (sampleNo: string) => `编号 ${sampleNo}`,
    charged: ({ fee, courier }: OwnSample) => yuan(fee + courier),
    to: ({ contact, phone, address }: OwnSample) => `寄给 ${contact} ${phone}，${address}`,
    parcel: (parcel: string) => `快递：${parcel}`,
    reason: (reason: string) => `说明：${reason}`,
    takeBack: { idle: '撤回', busy: '正在撤回…' },
    receive: { idle: '确认收到', busy: '正在确认…' },
    named: (what: string, { sampleNo }: OwnSample) => `${what} ${sampleNo}`,
  },
  state: {
    ASKED: '审核中',
    APPROVED: '已通过，待寄出',
    SENT: '已寄出',
    RECEIVED: '已收到',
    REFUSED: '未通过',
  } satisfies Record<SampleState, string>,
  notice: {
    asked: `已提交，工作时间 ${ACCEPTED_WITHIN_HOURS} 小时内答复，结果以短信通知。`,
    takeBack: '已撤回。',
    receive: '已确认收到。',
  } satisfies Record<SampleNotice, string>,
  fault: {
    size: '请选择规格',
    use: `请说明用途，${bounds('use')}`,
    contact: `请填写收件人，${bounds('contact')}`,
    phone: '请填写手机号或带区号的座机号',
    address: `请填写收件地址，${bounds('address')}`,
  } satisfies Record<SampleField, string>,
  failure: {
    barred: '申请没有收下，已为您刷新',
    decided: '这份申请已审核或已撤回，已为您刷新',
    unavailable: '服务器繁忙，请稍后再试',
    network: '网络不通，请检查网络后重试',
    unexpected: '服务器繁忙，请稍后再试',
  } satisfies Record<SampleFailureCode, string>,
};
