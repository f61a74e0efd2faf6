import type { HelpVote } from '../../domain/content/help-vote';

export const UNHELPED: HelpVote = { helped: false, reason: 'incomplete', words: '没有写洗罐费由谁出。' };
