import { miniProgramWords } from '../mini-program';
import { airLiftCopy } from './air-lift';
import { builtInOrderCopy } from './built-in-order';
import { domesticTradeCopy } from './domestic-trade';
import { fluidBagCopy } from './fluid-bag';
import type { ServiceCopy } from './page-copy';
import { railWayIndexCopy } from './rail-way-index';
import { shippingLclCopy } from './shipping-lcl';
import { tankIndexCopy } from './tank-index';
import { warehouseCopy } from './warehouse';

type Section = { title: string; text: string };

/** `picture`: the code of the mini program. `papers`: the numbers the company is registered under. */
export type HelpArticle = {
  code: string;
  title: string;
  intro: string;
  sections: readonly Section[];
  shows?: 'picture' | 'papers';
};

const GUIDE: HelpArticle = {
  code: '1.1.1',
  title: '新手指南',
  intro: '从查价到装船，第一次订危险品货运只需要知道这六件事。',
  sections: [
    {
      title: '先查能不能走',
      text: '选运输方式，填起运港、目的港和 UN 编号（或品名、CAS 号）。结果先写可接、需审、不接，再写价格。',
    },
    {
      title: '看懂价格',
      text: '卡片上的总价含起运港全部费用；“不含”单独列出；价格锁定的时长按业务不同，以下单页的倒计时为准，到期可重新获取。',
    },
    {
      title: '注册与登录',
      text: '用手机号注册，短信验证码或密码登录。表单可以先填，提交时才需要登录，填好的内容不会丢。',
    },
    { title: '完成企业认证', text: '企业用户下单后 48 小时内需完成企业认证，否则订单自动取消；到期前会提醒两次。' },
    { title: '备齐资料', text: 'SDS、危包证、24 小时应急联系人。缺少的资料可在下单后补交，页面会写明最晚时间。' },
    { title: '盯住截止时间', text: '截单、截 VGM、危品申报与截港排成一条时间线；下一个要办的用粗体标出。' },
  ],
};

const ACCOUNT: HelpArticle = {
  code: '1.1.2',
  title: '注册与企业认证',
  intro: '账号就是手机号；企业认证决定订单能不能继续走下去。',
  sections: [
    {
      title: '三种方式',
      text: '短信验证码登录、密码登录、注册在同一个弹窗里切换。验证码 5 分钟内有效，60 秒后可重发。',
    },
    { title: '忘记密码', text: '在登录弹窗的密码登录里按“忘记密码”，凭短信验证码设一个新密码，不需要旧密码。' },
    { title: '在哪里认证', text: '登录后点“会员中心”，在企业认证里上传营业执照，填写统一社会信用代码后提交。' },
    {
      title: '期限',
      text: '自提交订单起 48 小时，到期前 24 小时与 4 小时各提醒一次。认证被退回不延长期限；自然人订单不需要认证。',
    },
  ],
};

const PRICE: HelpArticle = {
  code: '1.2.1',
  title: '看懂总价',
  intro: '一张价格卡上有三样东西：总价、不含什么、还有多久有效。',
  sections: [
    { title: '总价含什么', text: '海运费与起运港全部费用，危险品附加费也在内。目的港费用、关税与附加服务单独列出。' },
    {
      title: '锁定与重新获取',
      text: '选定班次后锁定价格，时长按业务不同，以下单页的倒计时为准。到期后可一次重新获取，价格有变时先给您看新旧差额。',
    },
    { title: '没有即时价', text: '部分航线只有船期没有价格，请发起整箱询价，2 个工作小时内报价，接受后直接成单。' },
  ],
};

const GOODS: HelpArticle = {
  code: '1.2.2',
  title: '危险品能不能走',
  intro: '每条结论都写明依据的表与版本，拿不准的交给人来判。',
  sections: [
    {
      title: '四种结论',
      text: '可接：按所填资料可以订舱；需审：要承运人审批；不接：换承运人或方式；人工：库里没有，由危品服务台判定。',
    },
    { title: '几种货同箱', text: '首页的同箱核对一次可查二到五个 UN 编号，不能同箱的会给出最少分箱方案，不用登录。' },
    { title: '结论的效力', text: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。' },
  ],
};

const CHANGE: HelpArticle = {
  code: '1.2.3',
  title: '取消与补资料',
  intro: '费用在提交前就看得到；资料可以晚一点交，但不能晚过截止。',
  sections: [
    { title: '取消费用', text: '承运人或场站确认前取消免费；确认后按该业务的收费标准收取，金额列在下单页和订单里。' },
    {
      title: '补交资料',
      text: '订单页可以补交，缺少的排在最前，并写明最晚时间；在会员中心的订单里点“详情”可以打开订单页。',
    },
  ],
};

/** What a service answers before its price, as its page says it, and what to have at hand. */
const aboutService = (code: string, title: string, { purpose, points, prepare }: ServiceCopy): HelpArticle => ({
  code,
  title,
  intro: purpose,
  sections: [...points, { title: '先备好', text: `${prepare.join('；')}。` }],
});

const SERVICES: readonly HelpArticle[] = [
  aboutService('1.3.1', '拼箱', shippingLclCopy),
  aboutService('1.3.2', '空运', airLiftCopy),
  aboutService('1.3.3', '铁路', railWayIndexCopy),
  aboutService('1.3.4', '罐箱', tankIndexCopy),
  aboutService('1.3.5', '液袋', fluidBagCopy),
  aboutService('1.3.6', '内装', builtInOrderCopy),
  aboutService('1.3.7', '仓储', warehouseCopy),
  aboutService('1.3.8', '内贸', domesticTradeCopy),
];

const DOWNLOAD: HelpArticle = {
  code: '2',
  title: '产品下载',
  intro: '电脑端无需安装，用浏览器打开即可。',
  sections: [
    {
      title: '官方小程序',
      text: `${miniProgramWords.open}。${miniProgramWords.text}；页面顶部的“小程序”与手机菜单底部也会显示。`,
    },
    { title: '电脑端', text: '支持近两年内的主流浏览器，1280 像素以上宽度显示完整筛选栏。' },
  ],
  shows: 'picture',
};

const ABOUT: HelpArticle = {
  code: '3',
  title: '关于我们',
  intro: '我们做危险化学品的货运与供应链服务，也供应自营的化工品。',
  sections: [
    { title: '做什么', text: '海运整箱与拼箱、空运、铁路、罐箱、液袋、内装、仓储与危品申报，一套单证、一张时间表。' },
    {
      title: '不做什么',
      text: '不替货物隐瞒品名与类别；拿不准的转人工核对，结论注明规则版本，以承运人与主管机关审核为准。',
    },
  ],
  shows: 'papers',
};

export type HelpGroup = { title: string; articles: readonly HelpArticle[] };

/** The tree of the help center; an address names a leaf by its code. */
export const HELP_TREE: readonly HelpGroup[] = [
  { title: '新手入门', articles: [GUIDE, ACCOUNT] },
  { title: '查价与下单', articles: [PRICE, GOODS, CHANGE] },
  { title: '各种方式', articles: SERVICES },
  { title: '平台', articles: [DOWNLOAD, ABOUT] },
];

export const HELP: readonly HelpArticle[] = HELP_TREE.flatMap(({ articles }) => articles);
export const FIRST_ARTICLE = GUIDE;
