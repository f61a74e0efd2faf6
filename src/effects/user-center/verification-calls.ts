import { fromPromise } from 'xstate';

import { enterpriseVerification, submitVerification } from '../../../contract/people/enterprise';
import { CODES } from '../../../contract/wire/envelope';
import type {
  LoadVerificationOutcome,
  SubmitVerificationInput,
  SubmitVerificationOutcome,
  VerificationDraft,
  VerificationFailureCode,
} from '../../../machines/identity/verification';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { encodeScan } from './scan';

const APART = { cookieless: true } as const;

const FAILURES: Readonly<Record<string, VerificationFailureCode>> = {
  [CODES.verificationClosed]: 'closed',
  [CODES.creditCodeTaken]: 'creditCodeTaken',
  [CODES.licenceRefused]: 'licenceRefused',
};

type Draft = { read: () => VerificationDraft | null; drop: () => void };

export const verificationCallsVia = (gateway: Gateway, draft: Draft) => ({
  loadVerification: fromPromise<LoadVerificationOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(enterpriseVerification, {}, { ...APART, signal });
    if (reply.kind !== 'done') return { ok: false };
    const { status } = reply.data;
    if (status === 'WAIT' || status === 'PASS') draft.drop();
    return { ok: true, facts: reply.data, typed: draft.read() };
  }),
  submitVerification: fromPromise<SubmitVerificationOutcome, SubmitVerificationInput>(async ({ input, signal }) => {
    const { licence, ...facts } = input;
    const handed = { ...facts, ...(licence && { licence: await encodeScan(licence) }) };
    const reply = await gateway.call(submitVerification, handed, { ...APART, signal });
    if (reply.kind === 'done') return { ok: true };
    const code = reply.kind === 'refused' ? (FAILURES[reply.code] ?? 'unavailable') : unansweredCode(reply);
    return { ok: false, failure: { code } };
  }),
});
