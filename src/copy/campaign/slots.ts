import { callService } from '../../../domain/people/contact';
import { SLOT_TEXTS, type SlotField, type SlotState, type ToldSlot } from '../../../domain/campaigns/slots';
import type { SlotFailureCode } from '../../../machines/content/slot-form';
import { weekdayText } from '../words/moment-words';

const between = ({ least, most }: { least: number; most: number }) => `${least} 至 ${most} 字`;
const REQUIRED = '必填';

export const slotCopy = {
  title: '预约时段',
  loading: '正在取时段',
  retry: '重试',
  closed: '活动已结束，不能再预约。',
  when: (startsAt: string) => weekdayText(startsAt),
  state: ({ state, left }: ToldSlot) =>
    ({ OPEN: `余 ${left} 位`, FULL: '已约满', OVER: '已开始' })[state satisfies SlotState],
  form: {
    slotId: { label: '时段', required: REQUIRED },
    company: { label: '企业名称', hint: between(SLOT_TEXTS.company), required: REQUIRED },
    name: { label: '姓名', hint: between(SLOT_TEXTS.name), required: REQUIRED },
    phone: { label: '手机号', hint: '一个手机号约一个时段', required: REQUIRED },
    question: { label: '想问的事', hint: `选填，不超过${SLOT_TEXTS.question.most}字` },
    submit: { idle: '预约', proving: '安全验证中', busy: '提交中' },
    consent: '提交即同意平台为安排这次接待使用以上信息，时段过后 90 天删除。',
  },
  fault: {
    slotId: '请选择还有余位的时段',
    company: '请输入企业名称',
    name: '请输入姓名',
    phone: '请输入正确的手机号码',
    question: `不能超过${SLOT_TEXTS.question.most}字`,
  } satisfies Record<SlotField, string>,
  failure: {
    full: '该时段已约满，请换一个时段。',
    over: '该时段已开始或活动已结束，不能再约、再改或退还。',
    taken: `该手机号已约过时段，可在预约时用的浏览器里改时段，或${callService()}。`,
    captcha: '没有通过安全验证，请再试一次。',
    gone: '这个预约已不在，请重新预约。',
    held: '此前的预约已办成，刚才的改动没有保存；可在下面改约时段，或退还后重约。',
    network: '网络不通，没有收到结果；再按一次不会重复预约。',
    unavailable: '抱歉，服务器繁忙！请重试。',
    unexpected: '出了点问题，请重试。',
  } satisfies Record<SlotFailureCode, string>,
  givenBack: '预约已退还，名额已放出；要来的话可以再约。',
  lost: '时段加载失败。',
  booked: {
    title: (startsAt: string) => `已约到 ${weekdayText(startsAt)}`,
    text: '请按时到场；不方便时可在这里改时段或退还。只有这个浏览器能看到和修改这个预约。',
    begun: '该时段已开始，不能再改或退还。',
    others: '改时段',
    change: (startsAt: string) => `改到 ${weekdayText(startsAt)}`,
    busy: '正在改',
    giveBack: '退还预约',
    ask: '退还后名额当即放出，再约需重新填写，确定退还？',
    confirm: '确定退还',
    keep: '不退了',
    giving: '正在退还',
  },
};
