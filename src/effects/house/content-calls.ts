import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { campaignUptake, previewCampaign } from '../../../contract/house/campaigns';
import { actOnContent, actOnLegalText, houseContent, readContent, saveContent } from '../../../contract/house/content';
import { type ContentLine, type ContentRef, isLegalAct } from '../../../domain/house/content';
import type { LoadUptakeOutcome, UptakeQuery } from '../../../machines/house/campaign-uptake';
import type {
  ActOnContentInput,
  ActOnContentOutcome,
  PreviewCampaignInput,
  PreviewCampaignOutcome,
  ReadContentOutcome,
  SaveContentInput,
  SaveContentOutcome,
} from '../../../machines/house/content-editor';
import type { ShelfOutcome } from '../../../machines/support/shelf';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { shelfFailure } from '../home/shelf-failure';

type Failed = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

const REFUSALS = {
  [HOUSE_CODES.caseMoved]: 'moved',
  [CODES.badRequest]: 'refused',
  [CODES.notFound]: 'gone',
} as const;

function failed(reply: Failed) {
  const code = reply.kind === 'refused' ? REFUSALS[reply.code as keyof typeof REFUSALS] : undefined;
  return { ok: false as const, failure: { code: code ?? unansweredCode(reply) } };
}

const isRefusedWith = (reply: Failed, code: string): boolean => reply.kind === 'refused' && reply.code === code;

export const contentListCallsVia = (gateway: Gateway) => ({
  loadItems: fromPromise<ShelfOutcome<ContentLine>, undefined>(async ({ signal }) => {
    const reply = await gateway.call(houseContent, {}, { signal });
    return reply.kind === 'done' ? { ok: true, items: reply.data.records } : shelfFailure(reply);
  }),
});

export const contentEditorCallsVia = (gateway: Gateway) => ({
  readContent: fromPromise<ReadContentOutcome, ContentRef>(async ({ input: { kind, key }, signal }) => {
    const reply = await gateway.call(readContent, { kind, key: key ?? '' }, { signal });
    if (reply.kind === 'done') return { ok: true, shown: reply.data };
    const isGone = isRefusedWith(reply, CODES.notFound) || isRefusedWith(reply, CODES.badRequest);
    return { ok: false, failure: { code: isGone ? 'gone' : unansweredCode(reply) } };
  }),
  saveContent: fromPromise<SaveContentOutcome, SaveContentInput>(async ({ input }) => {
    const reply = await gateway.call(saveContent, input);
    if (reply.kind === 'done') return { ok: true, key: reply.data.key };
    return isRefusedWith(reply, HOUSE_CODES.contentTaken) ? { ok: false, failure: { code: 'taken' } } : failed(reply);
  }),
  previewCampaign: fromPromise<PreviewCampaignOutcome, PreviewCampaignInput>(async ({ input, signal }) => {
    const reply = await gateway.call(previewCampaign, input, { signal });
    return reply.kind === 'done' ? { ok: true, campaign: reply.data } : failed(reply);
  }),
  actOnContent: fromPromise<ActOnContentOutcome, ActOnContentInput>(async ({ input }) => {
    const { kind, key, turn, act } = input;
    const reply =
      kind === 'legal' && isLegalAct(act)
        ? await gateway.call(actOnLegalText, { key, turn, act })
        : await gateway.call(actOnContent, input);
    return reply.kind === 'done' ? { ok: true } : failed(reply);
  }),
});

export const uptakeCallsVia = (gateway: Gateway) => ({
  loadUptake: fromPromise<LoadUptakeOutcome, UptakeQuery>(async ({ input, signal }) => {
    const reply = await gateway.call(campaignUptake, input, { signal });
    if (reply.kind === 'done') return { ok: true, uptake: reply.data };
    return { ok: false, failure: { code: isRefusedWith(reply, CODES.notFound) ? 'gone' : unansweredCode(reply) } };
  }),
});
