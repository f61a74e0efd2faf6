import { fromPromise } from 'xstate';

import { campaignDetail, campaignList } from '../../../contract/campaigns/campaigns';
import { CODES } from '../../../contract/wire/envelope';
import type { CampaignHead } from '../../../domain/campaigns/campaign';
import type { CampaignInput, LoadCampaignOutcome } from '../../../machines/content/campaign';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { shelfFailure } from '../home/shelf-failure';
import { houseNow } from '../clock';

/** A malformed id is treated like an unpublished campaign. */
const UNKNOWN: readonly string[] = [CODES.notFound, CODES.badRequest];

export const campaignCallsOver = (gateway: Gateway) => ({
  loadCampaign: fromPromise<LoadCampaignOutcome, CampaignInput>(async ({ input, signal }) => {
    const reply = await gateway.call(campaignDetail, input, { signal });
    if (reply.kind === 'done') return { ok: true, campaign: reply.data, heardAt: houseNow() };
    if (reply.kind === 'refused' && UNKNOWN.includes(reply.code)) return { ok: false, code: 'unknown' };
    return { ok: false, code: unansweredCode(reply) };
  }),
  loadCampaigns: fromPromise<ShelfOutcome<CampaignHead>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(campaignList, {}, { signal });
    return reply.kind === 'done' ? { ok: true, items: reply.data.records } : shelfFailure(reply);
  }),
});
