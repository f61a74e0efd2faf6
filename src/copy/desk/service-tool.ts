import { type Extra, SERVICE_RUSH } from '../../../domain/desk/services';
import type { ServiceCode, ServiceFact, ServiceName } from '../../../domain/desk/tools/service';
import type { ToolWords } from './tool-words';
import { lockHours } from '../../../domain/mode-ids';

const LOCK_DAYS = lockHours('DGD') / 24;

const EXTRA_LABELS: Readonly<Record<Extra, { label: string; hint?: string }>> = {
  component: { label: '第 6 种起的成分数', hint: '每种另计' },
  language: { label: '另加语言或市场', hint: '每种另计' },
  review: { label: '仅审核已有 SDS（减收）' },
  box: { label: '第 2 箱起的箱数', hint: '每箱另计' },
  battery: { label: '锂电池类（另计）' },
  goods: { label: '第 6 品起的品数', hint: '每品另计' },
  yearly: { label: '企业年度登记，不限票数（另计）' },
};

const words: ToolWords<ServiceName, ServiceCode, ServiceFact> = {
  title: '',
  question: '现在提交，多少钱、几时拿到？',
  fields: {
    ...EXTRA_LABELS,
    count: { label: '数量', hint: '不填按 1 计' },
    rush: { label: `加急：时限减半，价格 ${SERVICE_RUSH.price} 倍` },
  },
  says: {
    unknown: '价目还没取到，稍后自动再取',
    onRequest: '这项服务另行报价',
    free: '免费',
    costs: '{price}（含税）',
    bulk: '数量多，已按 {tenths} 折计',
    rushed: '已按加急计价，时限减半',
    untoldDays: '完成日所在年度的放假安排尚未公布，只按周末与法定节日推算，转人工核对，以受理通知为准',
    acceptedBy: '{at} 前',
    doneBy: '{at} 前',
  },
  facts: { hours: '办理时限', accepted: '现在提交，最晚受理', done: '最晚给结果' },
  limits: '检验费、送检费等代垫费用实报实销，不在内；缺资料时停止计时，补齐后接着算。',
};

export const serviceWords = (title: string): typeof words => ({ ...words, title });

export const serviceOrderCopy = {
  text: `价目锁定 ${LOCK_DAYS} 天；填好产品资料即可下单，提交时再登录。下面填的数量与加急只作试算，下单时再填。`,
  take: '在线办理',
};

export const serviceCopy = {
  unknown: '选择一项服务',
  unknownText: '每项服务的价格和时限都列在表里。',
  results: '交付什么',
  papers: '请备好',
  back: '全部服务与工具',
  brought: '带来的内容',
};
