import { fn } from 'storybook/test';

import type { LegalDocument, ReadingIntents, ReadingView } from '../../machines/content/reading';

const SECTIONS = [
  '服务说明',
  '账号注册与使用',
  '账号安全',
  '信息真实',
  '用户行为',
  '服务的中止与终止',
  '协议变更',
  '联系我们',
];
const NUMBERS = '一二三四五六七八';

export const agreement: LegalDocument = {
  title: '化途用户服务协议',
  version: '2020-07-14',
  effectiveOn: '2020-07-14',
  summary: '本协议说明您与化途之间的权利和义务。注册、登录或使用本平台，即表示您已阅读并同意全部内容。',
  sections: SECTIONS.map((heading, index) => ({
    sectionId: `section-${index}`,
    heading: `${NUMBERS[index] ?? ''}、${heading}`,
    blocks: [
      {
        kind: 'paragraph',
        text: '您保证所提供的企业信息、货物品名、联合国编号、危险类别及安全数据单真实、准确、完整。企业用户未完成认证的，下单后满两天，订单自动取消。',
      },
      { kind: 'list', items: ['账号仅供您本人或本单位使用。', '请妥善保管密码和短信验证码，不得出借、转让。'] },
    ],
  })),
};

export const privacy: LegalDocument = {
  ...agreement,
  title: '化途隐私政策',
  summary: '我们只收集提供服务所必需的信息。',
  sections: [
    {
      sectionId: 'collected',
      heading: '一、我们收集哪些信息',
      blocks: [
        {
          kind: 'table',
          head: ['目的', '收集的信息'],
          rows: [
            ['登录', '手机号码、电子邮箱'],
            ['注册', '手机号码、姓名、公司名称、学校名称、企业类型、所属行业'],
          ],
        },
      ],
    },
    {
      sectionId: 'minors',
      heading: '二、未成年人',
      blocks: [{ kind: 'paragraph', text: '不满 14 周岁儿童的个人信息属于敏感个人信息。' }],
    },
  ],
};

export const opened: ReadingView = {
  text: 'agreement',
  document: agreement,
  mail: null,
  failureCode: null,
  percent: 24,
  section: 0,
  isRead: false,
  secondsLeft: 10,
  canConfirm: false,
  canDismiss: false,
  isLookedUp: false,
};

export const confirmable: Partial<ReadingView> = {
  percent: 100,
  section: 7,
  isRead: true,
  secondsLeft: 0,
  canConfirm: true,
  canDismiss: true,
};

export const wishes: ReadingIntents = {
  reportScroll: fn(),
  retry: fn(),
  confirm: fn(),
  close: fn(),
  dismiss: fn(),
};
