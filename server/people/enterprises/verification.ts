import { randomBytes, randomUUID } from 'node:crypto';

import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import type { enterpriseVerification, submitVerification } from '../../../contract/people/enterprise';
import { CODES } from '../../../contract/wire/envelope';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { createClaims } from './claims';
import { readLicence } from './licence';
import { VERIFICATION_MESSAGES as messages } from './messages';
import { type EnterpriseFacts, verificationStore } from './verification-store';

type VerificationRequest = RequestOf<typeof submitVerification>;
type Detail = ReplyOf<typeof enterpriseVerification>;

const NOTHING_YET: Detail = {
  status: 'NONE',
  enterpriseName: '',
  creditCode: '',
  licenceName: null,
  submittedAt: null,
  reason: null,
};

const newMcpCode = () => `MCP${randomBytes(5).toString('hex').toUpperCase()}`;

async function readLicenceFile({ licence }: VerificationRequest) {
  if (!licence) return null;
  const read = await readLicence(licence.content);
  if (!read) throw new Refusal(CODES.licenceRefused, messages.licenceUnreadable);
  return { name: licence.fileName, ...read };
}

async function ensureEnterprise(inside: Queries, userId: string, facts: EnterpriseFacts): Promise<string> {
  const store = verificationStore(inside);
  const own = await store.enterpriseOf(userId);
  if (own !== null) {
    if (await store.correct(own, facts)) return own;
    throw new Refusal(CODES.verificationClosed, messages.closed);
  }
  const enterpriseId = randomUUID();
  await store.found(enterpriseId, newMcpCode(), facts);
  await store.join(userId, enterpriseId);
  return enterpriseId;
}

/** A verified enterprise is contested only with a paper. An unverified claim blocks no rival. */
async function refuseVerifiedRival(inside: Queries, enterpriseId: string, creditCode: string): Promise<void> {
  const rivals = await createClaims(inside).rivals(enterpriseId, creditCode);
  if (rivals.some(({ status }) => status === 'PASS')) {
    throw new Refusal(CODES.creditCodeTaken, messages.creditCodeTaken);
  }
}

export const verificationService = (database: Database, clock: Clock) => ({
  async submit(userId: string, handed: VerificationRequest): Promise<void> {
    const licence = await readLicenceFile(handed);
    const facts = { name: handed.enterpriseName.trim(), creditCode: handed.creditCode };
    await database.tx(async (inside) => {
      const enterpriseId = await ensureEnterprise(inside, userId, facts);
      if (licence === null) await refuseVerifiedRival(inside, enterpriseId, facts.creditCode);
      const now = new Date(clock.now());
      await verificationStore(inside).keep({ ...facts, id: randomUUID(), enterpriseId, userId, licence, now });
    });
  },

  async detailOf(userId: string): Promise<Detail> {
    const row = await verificationStore(database).newestOf(userId);
    return row ? { ...row, submittedAt: row.submittedAt?.toISOString() ?? null } : NOTHING_YET;
  },
});
