import { createHash, randomBytes } from 'node:crypto';

import { CAPTCHA_CODES } from '../../../contract/people/captcha';
import { captchaProofPlain } from '../../../domain/people/captcha';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { missingFieldReply, type Reply, refusedReply, verified } from './answers';
import { encipher } from './cipher';
import { type BoundPhone, holdsProof, keepProof, spendProof } from './store';

const LONGEST_PROOF = 1_024;

/** A short digest is stored, which does not reveal the proof. */
const digestOf = (proof: string) => createHash('sha256').update(proof).digest('hex');

export type Proofs = ReturnType<typeof createProofs>;

export function createProofs(database: Database, clock: Clock) {
  const today = () => new Date(clock.now());

  async function spend(proof: string | undefined, bound: BoundPhone): Promise<boolean> {
    if (proof === undefined || proof.length > LONGEST_PROOF) return false;
    return spendProof(database, digestOf(proof), bound, today());
  }

  return {
    spend,

    holds: async (proof: string): Promise<boolean> =>
      proof.length <= LONGEST_PROOF && holdsProof(database, digestOf(proof), today()),

    /** Computed from the clear text byte for byte, exactly as clients do. */
    keep: (token: string, plain: string, key: string): Promise<void> =>
      keepProof(database, digestOf(encipher(captchaProofPlain(token, plain), key)), today()),

    /** A random proof for one phone; it does not reveal how it was earned. */
    async mint(phone: string): Promise<string> {
      const proof = randomBytes(24).toString('base64url');
      await keepProof(database, digestOf(proof), today(), phone);
      return proof;
    },

    /** The second verification of the upstream protocol, for client tests. */
    async verify(proof: unknown): Promise<Reply> {
      if (typeof proof !== 'string' || proof === '') return missingFieldReply('captchaVerification');
      return (await spend(proof, { phone: '', purpose: 'verify' })) ? verified : refusedReply(CAPTCHA_CODES.gone);
    },
  };
}
