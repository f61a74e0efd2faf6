import { findPageByCode } from '../../../domain/content/help';
import { findHelp, type HelpMatch, type HelpPage } from '../../../domain/content/help-search';
import type { HelpSearchActor, HelpSearchSnapshot } from './help-search.machine';
import type { HelpQuery, HelpSearchContext } from './help-search.types';

const STAGES = ['reading', 'unknown', 'found', 'nothing', 'busy'] as const;

export type HelpSearchView = HelpSearchContext & {
  stage: (typeof STAGES)[number] | 'failed';
  page: HelpPage | null;
  found: readonly HelpMatch[];
};

export function selectHelpSearch(snapshot: HelpSearchSnapshot): HelpSearchView {
  const { context } = snapshot;
  const stage = STAGES.find((one) => snapshot.hasTag(one)) ?? 'failed';
  return {
    ...context,
    stage,
    page: stage === 'reading' ? (findPageByCode(context.pages, context.code) ?? null) : null,
    found: stage === 'found' ? findHelp(context.pages, context.text) : [],
  };
}

export const helpSearchIntents = (actor: HelpSearchActor) => ({
  read: (asked: HelpQuery) => actor.send({ type: 'address.read', ...asked }),
  type: (text: string) => actor.send({ type: 'text.type', text }),
  retry: () => actor.send({ type: 'help.retry' }),
});

export type HelpSearchIntents = ReturnType<typeof helpSearchIntents>;
