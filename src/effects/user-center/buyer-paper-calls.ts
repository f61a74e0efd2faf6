import { parseWholeNumber } from '../../../domain/values/typed-number';
import { fromPromise } from 'xstate';

import { buyerPapers, handInBuyerPaper, takeBackBuyerPaper } from '../../../contract/mall/buyer-papers';
import { CODES } from '../../../contract/wire/envelope';
import { isPermit } from '../../../domain/mall/buyer-papers';
import type {
  BuyerPaperFailureCode,
  BuyerPaperForm,
  HandInPaperInput,
  HandInPaperOutcome,
  LoadBuyerPapersOutcome,
  TakeBackPaperOutcome,
} from '../../../machines/identity/buyer-papers';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { encodeScan } from './scan';

const APART = { cookieless: true } as const;

const OF_HANDING: Readonly<Record<string, BuyerPaperFailureCode>> = {
  [CODES.moveRefused]: 'verifyFirst',
  [CODES.bounded]: 'tooMany',
  [CODES.licenceRefused]: 'fileRefused',
};
const OF_TAKING_BACK: Readonly<Record<string, BuyerPaperFailureCode>> = {
  [CODES.moveRefused]: 'decided',
  [CODES.notFound]: 'decided',
};

function failed(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>, known: typeof OF_HANDING) {
  const code = reply.kind === 'refused' ? (known[reply.code] ?? 'unavailable') : unansweredCode(reply);
  return { ok: false as const, failure: { code } };
}

export const buyerPaperCallsVia = (gateway: Gateway, draft: { read: () => BuyerPaperForm | null }) => ({
  loadPapers: fromPromise<LoadBuyerPapersOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(buyerPapers, {}, { ...APART, signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data, typed: draft.read() } : { ok: false };
  }),
  handInPaper: fromPromise<HandInPaperOutcome, HandInPaperInput>(async ({ input, signal }) => {
    const { paper, number, validTo, goodsId, kg, file } = input;
    if (!file) throw new Error('no file was chosen');
    const permit = isPermit(paper) ? { goodsId, kg: parseWholeNumber(kg) ?? 0 } : null;
    const handed = { paper, number, validTo, permit, file: await encodeScan(file) };
    const reply = await gateway.call(handInBuyerPaper, handed, { ...APART, signal });
    return reply.kind === 'done' ? { ok: true } : failed(reply, OF_HANDING);
  }),
  takeBackPaper: fromPromise<TakeBackPaperOutcome, { paperId: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(takeBackBuyerPaper, input, { ...APART, signal });
    return reply.kind === 'done' ? { ok: true } : failed(reply, OF_TAKING_BACK);
  }),
});
