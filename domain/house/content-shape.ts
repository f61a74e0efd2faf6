import * as v from 'valibot';

import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../content/document';
import { moment } from '../shape/trade';
import { helpTally, votes } from '../content/help-vote-shape';
import { CAMPAIGN_PHASES } from '../campaigns/campaign';
import { written } from '../content/document-shape';
import { legalStand, legalSection } from '../content/legal-shape';
import { campaign } from '../campaigns/stand-shape';

export const kind = v.picklist(DOCUMENT_KINDS);

export const state = v.picklist(DOCUMENT_STATES);

export const contentLine = v.object({
  kind,
  key: v.string(),
  title: v.string(),
  state,
  hasDraft: v.boolean(),
  changedAt: moment,
  /** Votes on the published version of a help page; null for news, and for a page without votes. */
  votes: v.nullable(helpTally),
  /** Phase by the gateway clock; null when not a campaign. */
  phase: v.nullable(v.picklist(CAMPAIGN_PHASES)),
});

export const contentPast = v.object({
  number: v.number(),
  act: v.picklist(['published', 'takenBack'] as const),
  at: moment,
  title: v.string(),
  who: v.nullable(v.string()),
});

export const contentCase = v.object({
  kind,
  key: v.string(),
  state,
  turn: v.number(),
  hasDraft: v.boolean(),
  publishedAt: v.nullable(moment),
  written,
  past: v.array(contentPast),
  /** Votes of readers; null for news and pages never published. */
  votes: v.nullable(votes),
  /** Editions of an agreement; null for news and help. */
  legal: v.nullable(legalStand),
  /** Promises a campaign has made so far; null when not a campaign. */
  campaign: v.nullable(campaign),
  /** Current computed tables below an agreement; not part of its editions. */
  counted: v.array(legalSection),
});
