import { MOST_SAMPLES } from '../../../../domain/mall/samples';
import { HTTP_MESSAGES } from '../../../base/http/messages';

type SampleFacts = { product: string; size: string; sampleNo: string };

const describeSample = ({ product, size, sampleNo }: SampleFacts) => `${product} ${size} 样品（编号 ${sampleNo}）`;

export const SAMPLE_MESSAGES = {
  form: '请完整填写样品申请',
  gate: '贵司暂不能申请该商品的样品，请刷新后查看原因',
  waiting: '这个商品已有一份样品申请待审核，请等审核完再申请',
  again: (day: string) => `样品申请次数已达上限（每种商品一年 ${MOST_SAMPLES} 次），${day} 起可再申请`,
  fee: '样品费用有变动，请刷新后重新确认',
  decided: '这份样品申请已审核或已撤回，请刷新后查看',
  moved: HTTP_MESSAGES.stateMoved,
  parcelNeeded: '快递公司与单号应为 6 至 60 字',
  parcel: '快递公司与单号（申请人可见）',
} as const;

export const SAMPLE_NOTICES = {
  approved: (told: SampleFacts) => `【化途】${describeSample(told)}已审核通过，即将寄出。`,
  refused: (told: SampleFacts, reason: string) => `【化途】${describeSample(told)}未通过审核。说明：${reason}。`,
  sent: (told: SampleFacts, parcel: string) => `【化途】${describeSample(told)}已寄出：${parcel}。请在收到后登录确认。`,
} as const;
