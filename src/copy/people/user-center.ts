import { PROOF_FILE_WORDS } from '../papers/buyer-papers';
import { VERIFICATION_WORDS } from '../../../domain/people/verification-words';
import { callService } from '../../../domain/people/contact';
import type { AuditStatus } from '../../../domain/people/enterprise';
import type { CenterPage } from '../../../domain/people/user-center';
import type { OutsideReason } from '../../../machines/identity/user-center';
import type { VerificationFailureCode, VerificationFaults } from '../../../machines/identity/verification';
import { buyerPapersCopy } from '../papers/buyer-papers';
import { couponWalletCopy } from '../campaign/wallet';
import { ownSamplesCopy } from '../mall/own-samples';
import { VERIFY_HOURS } from '../../../domain/order/life/lifecycle';

type Fault = NonNullable<VerificationFaults[keyof VerificationFaults]>;

export const userCenterCopy = {
  title: '会员中心',
  site: '返回网站',
  signOut: '退出',
  pages: {
    workplace: '工作台',
    verification: '企业认证',
    buyerPapers: buyerPapersCopy.title,
    wholeVehicle: '整车订单',
    coupons: couponWalletCopy.title,
    samples: ownSamplesCopy.title,
    special: '专属业务',
  } satisfies Record<CenterPage, string>,
  entering: '正在进入会员中心…',
  unreachable: { title: '用户信息暂时取不到', text: '请检查网络后重试，已登录的状态不会丢。', retry: '重试' },
  outside: {
    never: { title: '请从网站进入会员中心', text: '登录网站后，点页头的“会员中心”，会带着一次性票据来到这里。' },
    ticketRefused: { title: '进入链接已失效', text: '链接一分钟内有效，只能用一次。请返回网站，重新点击“会员中心”。' },
    expired: {
      title: '登录已过期',
      text: '过期后的操作未执行。请回到网站，重新进入会员中心；企业认证和采购资质里已填的内容仍在，文件请重新选择。',
    },
    signedOut: { title: '您已退出会员中心', text: '网站上的登录不受影响。' },
    closed: { title: '账号已注销', text: '所有设备都已退出。订单按法规保存；手机号可以重新注册。' },
  } satisfies Record<OutsideReason, { title: string; text: string }>,
  workplace: {
    hello: (name: string) => `您好，${name}`,
    account: '账号',
    phone: '手机号',
    enterprise: '企业',
    natural: '自然人，尚未关联企业',
    naturalPapers: `个人订单无需企业认证；以企业名义下单的，请在 ${VERIFY_HOURS} 小时内完成认证。`,
    verification: '企业认证',
    toVerification: { open: '去认证', look: '查看认证' },
    toSite: '去网站查价下单',
  },
  status: {
    NONE: { name: '未认证', text: `企业用户请尽快完成认证，否则订单将在 ${VERIFY_HOURS} 小时后自动取消。` },
    WAIT: { name: '审核中', text: '资料已提交，正在审核，通过后会开通相应的服务。' },
    PASS: { name: '已认证', text: '认证已通过，订单会按流程继续。' },
    REJECT: { name: '已退回', text: '认证未通过，请按原因更正后重新提交。' },
    EXPIRED: { name: '已过期', text: '认证已过期，请更新资料后重新提交。' },
  } satisfies Record<AuditStatus, { name: string; text: string }>,
  verification: {
    lead: '提交企业资料，审核通过后订单不会被自动取消。',
    loading: '正在取得认证资料…',
    unavailable: { title: '认证资料暂时取不到', text: PROOF_FILE_WORDS.tryLater, retry: '重试' },
    name: { label: '企业全称', hint: '与营业执照一致', placeholder: '例如：某某化工有限公司' },
    code: { label: '统一社会信用代码', hint: '18 位数字或大写字母', placeholder: '18 位' },
    licence: {
      label: '营业执照（可选）',
      hint: PROOF_FILE_WORDS.hint,
      choose: '选择文件',
      another: '换一份',
      remove: '移除',
    },
    submit: { idle: '提交认证', busy: '正在提交…' },
    again: { idle: '重新提交', busy: '正在提交…' },
    submittedAt: '提交时间',
    reason: '退回原因',
    handedLicence: '营业执照',
    noLicence: '未上传',
    refresh: '刷新状态',
    overruled: '企业资料已在别处更新，下面是最新提交的内容；先前填写、未提交的内容不再使用。',
    fault: {
      nameInvalid: '请输入企业全称，2 至 80 个字',
      codeInvalid: '统一社会信用代码应为 18 位，且校验位正确，请对照营业执照',
      licenceTooLarge: PROOF_FILE_WORDS.licenceTooLarge,
      licenceKind: PROOF_FILE_WORDS.licenceKind,
    } satisfies Record<Fault, string>,
    failure: {
      closed: VERIFICATION_WORDS.closed,
      creditCodeTaken: VERIFICATION_WORDS.creditCodeTaken,
      licenceRefused: VERIFICATION_WORDS.licenceRefused,
      unavailable: PROOF_FILE_WORDS.unexpected,
      network: PROOF_FILE_WORDS.network,
      unexpected: PROOF_FILE_WORDS.unexpected,
    } satisfies Record<VerificationFailureCode, string>,
  },
  wholeVehicle: {
    lead: '从网站下的整车订单，按时间倒序。',
    orderNo: '订单号',
    none: '没有整车订单',
    noneText: '途运的整车订单会列在这里。',
  },
  special: {
    lead: (enterprise: string) => `${enterprise}的专属业务页。`,
    text: '合同价、固定航线和专属客服由客户经理线下开通，开通后显示在这里。',
    closed: '专属业务只对签约企业开放',
    closedText: `如需开通，请${callService()}。`,
  },
};
