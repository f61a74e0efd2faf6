import { createHash, randomBytes } from 'node:crypto';

import { CAPTCHA_CODES } from '../../../contract/people/captcha';
import { captchaProofPlain } from '../../../domain/people/captcha';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { missing, type Reply, refused, verified } from './answers';
import { encipher } from './cipher';
import { type Bound, holdsProof, keepProof, spendProof } from './store';

const LONGEST_PROOF = 1_024;

/** What is stored of a proof is short, and tells nobody the proof. */
const digestOf = (proof: string) => createHash('sha256').update(proof).digest('hex');

export type Proofs = ReturnType<typeof createProofs>;

/** The proofs a passed check leaves behind. Every gateway on the same database knows them. */
export function createProofs(database: Database, clock: Clock) {
  const today = () => new Date(clock.now());

  /** Spends a proof for one phone and purpose; true once, and never again. */
  async function spend(proof: string | undefined, bound: Bound): Promise<boolean> {
    if (proof === undefined || proof.length > LONGEST_PROOF) return false;
    return spendProof(database, digestOf(proof), bound, today());
  }

  return {
    spend,

    /** Whether it is one that has not been spent. */
    holds: async (proof: string): Promise<boolean> =>
      proof.length <= LONGEST_PROOF && holdsProof(database, digestOf(proof), today()),

    /** Computed exactly as clients compute it, from the clear text byte for byte. */
    keep: (token: string, plain: string, key: string): Promise<void> =>
      keepProof(database, digestOf(encipher(captchaProofPlain(token, plain), key)), today()),

    /** One of our own making, for one phone; it tells nothing of how it was earned. */
    async mint(phone: string): Promise<string> {
      const proof = randomBytes(24).toString('base64url');
      await keepProof(database, digestOf(proof), today(), phone);
      return proof;
    },

    /** The second verification as upstream has it, for clients under test. */
    async verify(proof: unknown): Promise<Reply> {
      if (typeof proof !== 'string' || proof === '') return missing('captchaVerification');
      return (await spend(proof, { phone: '', purpose: 'verify' })) ? verified : refused(CAPTCHA_CODES.gone);
    },
  };
}
