import {
  approvalAsk,
  approvalBook,
  approvalCode,
  approvalDecide,
  approvalOpen,
  approvalRevoke,
  approvalSendCode,
} from '../../../../contract/mall/approval';
import { mallProduct } from '../../../../contract/mall/mall';
import { purchaseChange, purchaseList } from '../../../../contract/mall/purchase';
import type { ApprovalBook, ApprovalSight } from '../../../../domain/mall/approval';
import type { PurchaseSheet } from '../../../../domain/mall/purchase';
import type { MallItem } from '../../../../domain/mall/sheet';
import { findNewestMessage } from '../../../../server/people/sms/outbox';
import { bearing, type Person } from '../../people/identity/support/person';
import { freshAddress, freshPhone, type TestGateway } from '../../support/gateway';

export const GLYCOL = 'P0071';
export const GLYCEROL = 'P0073';

/** Signature path that zigzags across the box. */
export const DRAWN = {
  kind: 'DRAWN',
  path: `M${Array.from({ length: 40 }, (_, at) => `${40 + at * 3} ${50 + (at % 5) * 7}`).join('L')}`,
} as const;

type Sighted = { sight: ApprovalSight };

export const approvalWorld = (gateway: TestGateway) => {
  const change = (who: Person, what: object) => gateway.post(purchaseChange.path, { change: what }, bearing(who.token));
  const newestTo = (phone: string) => findNewestMessage(gateway.database, phone, new Date(gateway.clock.now()));
  const sendCode = (token: string) => gateway.post<{ resendAfterSeconds: number }>(approvalSendCode.path, { token });
  const code = (token: string, typed: string, peer = freshAddress()) =>
    gateway.post<Sighted & { isRight: boolean }>(approvalCode.path, { token, code: typed }, {}, peer);
  const ask = (who: Person, phone = freshPhone(), approver = '王财务', afterId?: string) =>
    gateway.post<{ token: string; book: ApprovalBook }>(
      approvalAsk.path,
      { approver, phone, ...(afterId !== undefined && { afterId }) },
      bearing(who.token),
    );
  async function codeTo(token: string, phone: string): Promise<string> {
    await gateway.database.query('delete from sms_quotas where subject = $1', [phone]);
    gateway.clock.advance(1);
    await sendCode(token);
    return (await newestTo(phone))?.code ?? '';
  }
  return {
    change,
    sendCode,
    code,
    ask,
    newestTo,
    async add(who: Person, productId: string, packs: number): Promise<void> {
      const { data } = await gateway.get<MallItem>(`${mallProduct.path}?productId=${productId}`);
      const [pack] = data.packs;
      const city = data.stock[0]?.city;
      if (!pack || !city) throw new Error(`${productId} is not on sale`);
      const kg = pack.netKg * packs;
      await change(who, { kind: 'line', productId, pack: pack.form, city, kg, seenKg: null });
    },
    sheet: async (who: Person) => (await gateway.get<PurchaseSheet>(purchaseList.path, bearing(who.token))).data,
    book: async (who: Person) => (await gateway.get<ApprovalBook>(approvalBook.path, bearing(who.token))).data,
    revoke: (who: Person, approvalId: string | undefined) =>
      gateway.post<{ book: ApprovalBook }>(approvalRevoke.path, { approvalId }, bearing(who.token)),
    open: (token: string, who?: Person) =>
      gateway.post<Sighted>(approvalOpen.path, { token }, who && bearing(who.token)),
    codeTo,
    async passed(token: string, phone: string): Promise<Extract<ApprovalSight, { stage: 'LIST' }>> {
      const { data } = await code(token, await codeTo(token, phone));
      if (data.sight.stage !== 'LIST') throw new Error('the code was not taken');
      return data.sight;
    },
    decide: (token: string, hash: string, what: object = { decision: 'APPROVED', signature: DRAWN }) =>
      gateway.post<Sighted>(approvalDecide.path, { token, hash, name: '王建国', answer: what }),
  };
};

export type ApprovalWorld = ReturnType<typeof approvalWorld>;
