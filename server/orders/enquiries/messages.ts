import { callService, withService } from '../../../domain/people/contact';
import { MOST_MESSAGES, MOST_OPEN_ENQUIRIES, MOST_VALID_DAYS } from '../../../domain/order/enquiry/enquiry-life';
import { saidTime } from '../../base/china-time';

export const ENQUIRY_MESSAGES = {
  tooMany: `进行中的询价已达 ${MOST_OPEN_ENQUIRIES} 个，先撤回或等待回复`,
  moved: '询价已有变化，请按最新内容操作',
  changed: '报价已更新，请核对新的总价',
  lapsed: '报价已过期，请重新询价',
  unsailed: '这份报价的船期待定，班次定下后才能接受',
  closed: '该班次已截止，请联系我们另报一班',
  soldOut: '该班次舱位已售罄，请联系我们另报一班',
  refused: '承运人或港口不接该货物，不能按此班次报价',
  noTariff: '该班次没有公布费率，或其余费用还没有设价，请另选一班，或先录入价格表',
  unpriced: '所报运费算不出这票货的总价，请核对箱型、危险类别与金额',
  unbookable: '这份询价不能按所选方式在线成单，请留言说明或退回',
  freight: '请填写每种箱型、罐、袋、计费吨或计费千克的运费',
  danger: '危险品需填写附加费，或在说明里写明“含”',
  validity: '有效期需晚于现在，且不晚于该班次最早的截止时间',
  validTooLong: `有效期最长 ${MOST_VALID_DAYS} 天`,
  full: `留言已达 ${MOST_MESSAGES} 条，请${callService()}`,
  countered: '还价只能一次，请留言',
} as const;

type DayBound = { most: number; isVerified: boolean; isOfAddress: boolean };

export const tooManyToday = ({ most, isVerified, isOfAddress }: DayBound): string =>
  `${isOfAddress ? '与您在同一网络注册、未认证的账号合计，' : ''}24 小时内已提交 ${most} 个询价，达到上限，请稍后再询${isVerified ? '' : '；完成企业认证后上限提高'}${withService((way) => `；急需请${way}`)}`;

export const sameEnquiry = (enquiryNo: string) => `10 分钟内已有同样的询价 ${enquiryNo}，仍要提交？`;

export const faultyEnquiry = (count: number) => `询价有 ${count} 处需要修改`;

export const ENQUIRY_NOTICES = {
  answered: (enquiryNo: string, until: Date) =>
    `【化途】询价 ${enquiryNo} 已报价，有效至北京时间 ${saidTime(until)}，请登录查看。`,
  refused: (enquiryNo: string, reason: string) => `【化途】询价 ${enquiryNo} 不能报价。说明：${reason}`,
  said: (enquiryNo: string) => `【化途】询价 ${enquiryNo} 有新留言，请登录查看。`,
  /** `by`: null when the year's days off are unpublished, so no hour can be promised. */
  late: (enquiryNo: string, by: Date | null) =>
    `【化途】抱歉，${enquiryNo} 仍在询价，${by === null ? '' : `预计北京时间 ${saidTime(by)} 前答复，`}答复后短信通知您。`,
};
