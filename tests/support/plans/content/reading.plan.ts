import { readingMachine, type LegalDocument } from '../../../../machines/content/reading';
import { sharedPlan } from '../../model/plan';

const NOW = 1_800_000_000_000;
const SECOND = 1_000;

export const MAIL = 'service@chemlane.example';

/** Long enough to scroll in any test window. */
export const agreement: LegalDocument = {
  title: '化途用户服务协议',
  version: '2020-07-14',
  effectiveOn: '2020-07-14',
  summary: '本协议说明您与化途之间的权利和义务。',
  sections: ['一、账号', '二、企业认证', '三、协议的变更'].map((heading, index) => ({
    sectionId: `section-${index}`,
    heading,
    blocks: [
      {
        kind: 'paragraph',
        text: '企业用户下单后应当尽快完成企业认证，两日内未通过认证的，订单将自动取消。'.repeat(12),
      },
      { kind: 'list', items: ['账号仅供您本人或本单位使用。', '请妥善保管密码和短信验证码。'] },
      { kind: 'table', head: ['目的', '收集的信息'], rows: [['登录', '手机号码、电子邮箱']] },
    ],
  })),
};

export const readingPlan = sharedPlan('readingPlan', readingMachine, {
  inputs: {
    'the agreement': { text: 'agreement', isWithMail: false },
    'the privacy notice, with the mail': { text: 'privacy', isWithMail: true },
    'the shipping protocol': { text: 'protocol', isWithMail: false },
    'an edition of before': { text: 'saleProtocol', isWithMail: false, version: '2020-07-14' },
    'the agreement about charges': { text: 'charges', isWithMail: false },
  },
  events: {
    'text.scrolled': {
      'a bit': { distanceToEnd: 400, percent: 40, section: 1 },
      'almost to the end': { distanceToEnd: 11, percent: 99, section: 2 },
      'to the end': { distanceToEnd: 10, percent: 99, section: 2 },
      'back to the top': { distanceToEnd: 900, percent: 12, section: 0 },
    },
    'text.retry': 'bare',
    'text.confirm': 'bare',
    'reading.close': 'bare',
    'reading.dismiss': 'bare',
    'clock.ticked': {
      'a second later': { now: NOW + SECOND },
      'ten seconds later': { now: NOW + 10 * SECOND },
      'set back by an hour': { now: NOW - 3_600 * SECOND },
    },
  },
  outcomes: {
    loadText: {
      done: {
        found: { ok: true, loadedAt: NOW, document: agreement },
        offline: { ok: false, failure: { code: 'network' } },
        unavailable: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not a text') },
    },
    loadMail: { done: { known: MAIL, unknown: null }, error: { bug: new TypeError('not a mail') } },
    secondTicker: 'stream',
  },
  distinguish: ({ text, version, mail, failure, percent, section, deadline, secondsLeft }) => [
    text,
    version,
    mail,
    failure,
    percent,
    section,
    deadline,
    secondsLeft,
  ],
});
