import type { LegalText } from '../../machines/content/reading';

/** What the texts are called: above themselves, and in the sentence that leads to them. */
export const legalTexts = {
  title: { agreement: '用户服务协议', privacy: '隐私政策', protocol: '货运服务协议', charges: '收费协议' },
  link: {
    agreement: '《用户服务协议》',
    privacy: '《隐私政策》',
    protocol: '《货运服务协议》',
    charges: '《收费协议》',
  },
} satisfies Record<string, Record<LegalText, string>>;
