import type { Charges } from '../offer/charges';
import type { Particular } from '../order/particulars';
import { particularsBy } from '../order/particulars';
import { momentIn, momentTyped } from '../values/moments';
import type { Signature } from './signature';

/** The approval an order was placed by, as it was signed. `revision`: the digest of the list that was agreed to. */
export type Approved = { by: string; at: string; revision: string; signature: Signature['kind'] };

/** So much of a digest tells one revision from another. */
const SHOWN_DIGEST = 12;

const SIGNED: Readonly<Record<Signature['kind'], string>> = { DRAWN: '手写签名', TYPED: '键入姓名' };

/** What page, print and desk say of the approval of an order. */
const told = particularsBy({
  by: ({ by }: Approved) => ['审批人', by],
  at: ({ at }) => ['同意时间', momentTyped(momentIn(at) ?? 0).replace('T', ' ')],
  revision: ({ revision }) => ['同意的版本', revision.slice(0, SHOWN_DIGEST)],
  signature: ({ signature }) => ['签名方式', SIGNED[signature]],
});

export const approvedParticulars = (approved: Approved): Particular[] =>
  told(approved, ['by', 'at', 'revision', 'signature']);

export const approvedText = (approved: Approved): string =>
  approvedParticulars(approved)
    .map(([name, value]) => `${name} ${value}`)
    .join('，');

/** What an order comes to in fen, before a coupon. */
export const beforeCoupon = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((sum, { part, total }) => (part === 'COUPON' ? sum : sum + total.amount), 0);
