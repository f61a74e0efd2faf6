import { type HelpVoteFault, VOTE_WORDS } from './help-vote';
import { ARTICLE_BOUNDS } from './article';
import type { DocumentFault } from './document';
import { HELP_BOUNDS } from './help';
import type { Bound } from './plain-text';

const between = ({ least, most }: Bound): string => `${least}–${most}`;

/** What is wrong with a text, as the desk and the command say it. Where a choice is made, each says it in its own way. */
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
  sectionText: `每节小标题之下的正文应为 ${between(HELP_BOUNDS.sectionText)} 字`,
};

/** Why a vote on a page of help cannot be counted, for its reader and the gateway. */
export const HELP_VOTE_FAULTS = {
  reason: '请选择没有帮助的原因',
  words: `请用 ${VOTE_WORDS.least}–${VOTE_WORDS.most} 字说明原因`,
  unseen: '文字里有看不见的控制字符，请去掉后再提交',
} satisfies Record<HelpVoteFault, string>;
