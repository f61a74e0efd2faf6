import { LICENCE_BYTES } from '../../../../domain/people/enterprise';
import { verificationMachine, type VerificationFacts } from '../../../../machines/identity/verification';
import { sharedPlan } from '../../model/plan';

export const CREDIT_CODE = '91310000MA1K4XY28U';
export const ENTERPRISE = '试验化工有限公司';

export const factsOf = (status: VerificationFacts['status'], more: Partial<VerificationFacts> = {}) => ({
  ok: true as const,
  typed: null,
  facts: { status, enterpriseName: '', creditCode: '', licenceName: null, submittedAt: null, reason: null, ...more },
});

const handedIn = { enterpriseName: ENTERPRISE, creditCode: CREDIT_CODE, submittedAt: '2026-03-14T01:42:00.000Z' };

const fileOf = (name: string, type: string, size = 4) => ({
  licence: { name, type, size, arrayBuffer: async () => new ArrayBuffer(size) },
});

const refused = (code: 'closed' | 'creditCodeTaken' | 'licenceRefused' | 'network' | 'unavailable') => ({
  ok: false as const,
  failure: { code },
});

export const verificationPlan = sharedPlan('verificationPlan', verificationMachine, {
  inputs: { fresh: undefined },
  events: {
    'facts.refresh': 'bare',
    'field.change': ({ context: { form } }) => ({
      ...(form.enterpriseName === '' && { 'a name': { change: { enterpriseName: ENTERPRISE } } }),
      ...(form.creditCode === '' && { 'half a code': { change: { creditCode: '9131' } } }),
      ...(form.creditCode !== CREDIT_CODE && {
        'a code, as it is spoken': { change: { creditCode: '9131 0000 ma1k 4xy28u' } },
      }),
    }),
    'licence.choose': {
      'a scan': fileOf('营业执照.jpg', 'image/jpeg'),
      'far too much': fileOf('营业执照.png', 'image/png', LICENCE_BYTES + 1),
      'a sheet of figures': fileOf('figures.xlsx', 'application/vnd.ms-excel'),
    },
    'licence.remove': 'bare',
    'form.submit': 'bare',
  },
  outcomes: {
    loadVerification: {
      done: {
        nothing: factsOf('NONE'),
        'nothing, with a form of before': {
          ...factsOf('NONE'),
          typed: { enterpriseName: ENTERPRISE, creditCode: '9131', basedOn: '' },
        },
        'looked at': factsOf('WAIT', handedIn),
        passed: factsOf('PASS', handedIn),
        'turned down': factsOf('REJECT', { ...handedIn, reason: '营业执照不清晰' }),
        'turned down, with an older form of before': {
          ...factsOf('REJECT', { ...handedIn, reason: '营业执照不清晰' }),
          typed: { enterpriseName: '另一家化工有限公司', creditCode: '9131', basedOn: '' },
        },
        expired: factsOf('EXPIRED', handedIn),
        unavailable: { ok: false },
      },
      error: { bug: new TypeError('no facts') },
    },
    submitVerification: {
      done: {
        taken: { ok: true },
        closed: refused('closed'),
        'code taken': refused('creditCodeTaken'),
        'licence refused': refused('licenceRefused'),
        unavailable: refused('unavailable'),
        offline: refused('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ facts, form, isOverruled, licence, faults, failureCode, focus }) => [
    facts.status,
    form,
    isOverruled,
    licence?.name,
    faults,
    failureCode,
    focus.field,
  ],
});
