import { CAMPAIGN_FAULT_WORDS } from '../campaigns/fault-words';
import { type HelpVoteFault, VOTE_WORDS } from './help-vote';
import { ARTICLE_BOUNDS } from './article';
import type { DocumentFault } from './document';
import { HELP_BOUNDS } from './help';
import { LEGAL_BOUNDS, type LegalBar, type LegalStand } from './legal';
import type { LengthBound } from '../values/plain-text';

const between = ({ least, most }: LengthBound): string => `${least}–${most}`;

/**
 * Messages for faults of a text, shared by desk and command line. Faults of a choice have their own messages in each.
 */
export const FAULT_WORDS: Readonly<Record<Exclude<DocumentFault, 'type' | 'shows' | 'markup'>, string>> = {
  title: `标题应为 ${between(ARTICLE_BOUNDS.title)} 字`,
  summary: `摘要应为 ${between(ARTICLE_BOUNDS.summary)} 字`,
  source: `来源应为 ${between(ARTICLE_BOUNDS.source)} 字`,
  paragraphs: `正文应为 ${between(ARTICLE_BOUNDS.paragraphs)} 段，段间空一行`,
  paragraph: `每段应为 ${between(ARTICLE_BOUNDS.paragraph)} 字`,
  group: `上级应为 ${between(HELP_BOUNDS.group)} 字`,
  helpTitle: `标题应为 ${between(HELP_BOUNDS.helpTitle)} 字`,
  intro: `导语应为 ${between(HELP_BOUNDS.intro)} 字`,
  sections: `正文应为 ${between(HELP_BOUNDS.sections)} 节，节间空一行`,
  sectionTitle: `每节第一行是小标题，应为 ${between(HELP_BOUNDS.sectionTitle)} 字`,
  legalTitle: `标题应为 ${between(LEGAL_BOUNDS.legalTitle)} 字`,
  effectiveOn: '生效日应为日期，例如 2027-01-01',
  legalSummary: `摘要应为 ${between(LEGAL_BOUNDS.legalSummary)} 字`,
  legalSections: `正文应为 ${between(LEGAL_BOUNDS.legalSections)} 节，每节以“# 小标题”一行开头`,
  legalHeading: `每节的小标题应为 ${between(LEGAL_BOUNDS.legalHeading)} 字，正文从“# 小标题”开始`,
  legalParts: '每节小标题之下应有正文',
  legalBlock: `每段、每项、每格应为 ${between(LEGAL_BOUNDS.legalBlock)} 字`,
  legalTable: '表格每行的格数应与第一行相同，且至少两行',
  ...CAMPAIGN_FAULT_WORDS,
  legalSums: '正文不写金额：取消费率表与对外收费标准按现行收费列在正文之下',
  sectionText: `每节小标题之下的正文应为 ${between(HELP_BOUNDS.sectionText)} 字`,
};

export const LEGAL_BAR_WORDS = {
  own: () => '自己改过的草稿，需由没有改过它的管理员发布',
  comes: ({ comes }: LegalStand) => `已发布的一版自 ${comes ?? ''} 起生效；要发布另一版，请先撤回它`,
  early: ({ from }: LegalStand) => `生效日最早为 ${from}，请先改草稿的生效日`,
} satisfies Record<LegalBar, (stand: LegalStand) => string>;

export const HELP_VOTE_FAULTS = {
  reason: '请选择没有帮助的原因',
  words: `请用 ${VOTE_WORDS.least}–${VOTE_WORDS.most} 字说明原因`,
  unseen: '文字里有看不见的控制字符，请去掉后再提交',
} satisfies Record<HelpVoteFault, string>;
