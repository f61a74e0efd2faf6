import type { Particular } from './particulars';
import { particularsBuilder } from './particulars';
import { parseMoment, momentTyped } from '../../values/moments';
import type { Signature } from '../../values/signature';
import type { Is } from '../../shape/is';
import type { approved, signedByShape } from './approved-shape';

type SignedBy = Is<typeof signedByShape>;

/** Signed approval of the order. `revision`: digest of the approved list. `first`: earlier approver. */
export type SignedApproval = Is<typeof approved>;

const SHOWN_DIGEST = 12;

const SIGNED: Readonly<Record<Signature['kind'], string>> = { DRAWN: '手写签名', TYPED: '键入姓名' };

const signingTime = ({ at }: SignedBy): string => momentTyped(parseMoment(at) ?? 0).replace('T', ' ');
const signatureLine = (signed: SignedBy): string =>
  `${signed.by}，${signingTime(signed)} 同意，${SIGNED[signed.signature]}`;

const told = particularsBuilder({
  by: ({ by }: SignedApproval) => ['审批人', by],
  at: (approved) => ['同意时间', signingTime(approved)],
  first: ({ first }) => ['第一审批人', first ? signatureLine(first) : ''],
  second: (approved) => ['第二审批人', signatureLine(approved)],
  revision: ({ revision }) => ['同意的版本', revision.slice(0, SHOWN_DIGEST)],
  signature: ({ signature }) => ['签名方式', SIGNED[signature]],
});

export const approvedParticulars = (approved: SignedApproval): Particular[] =>
  told(approved, approved.first ? ['first', 'second', 'revision'] : ['by', 'at', 'revision', 'signature']);

export const approvedText = (approved: SignedApproval): string =>
  approvedParticulars(approved)
    .map(([name, value]) => `${name} ${value}`)
    .join('，');
