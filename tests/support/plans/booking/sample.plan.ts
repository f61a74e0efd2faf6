import type { SampleSheet } from '../../../../domain/mall/samples';
import { sampleMachine } from '../../../../machines/booking/sample';
import { ASKED_SAMPLE, FREE, OFFERED, RECEIVED_SAMPLE, SENT_SAMPLE } from '../../../../stories/booking/sample.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const sheetOf = (more: Partial<SampleSheet>) => ({ ok: true as const, sheet: { ...FREE, ...more } });

const TYPED = { use: ASKED_SAMPLE.use, contact: '周工', phone: '13800000021', address: ASKED_SAMPLE.address } as const;

export const samplePlan = sharedPlan('samplePlan', sampleMachine, {
  inputs: { 'a product that is sent': { productId: 'P0007', offered: OFFERED } },
  events: {
    'sample.open': 'bare',
    'sample.refresh': 'bare',
    'field.change': ({ context: { form } }) => ({
      ...(form.use === '' && { 'what it is for': { change: { use: TYPED.use } } }),
      ...(form.contact === '' && { 'who gets it': { change: { contact: TYPED.contact } } }),
      ...(form.phone === '' && { 'a phone': { change: { phone: TYPED.phone } } }),
      ...(form.address === '' && { 'where to': { change: { address: TYPED.address } } }),
      ...(form.size === '100 ml' && { 'the larger': { change: { size: '500 ml' } } }),
    }),
    'form.submit': 'bare',
    'sample.change': {
      'the one that waits is taken back': { sampleNo: ASKED_SAMPLE.sampleNo, change: 'takeBack' as const },
      'the one that was sent has come': { sampleNo: SENT_SAMPLE.sampleNo, change: 'receive' as const },
    },
    'person.changed': ({ context: { failureCode, form, faults, notice } }) =>
      failureCode === null && form.use === '' && faults.length === 0 && notice === null ? { 'somebody else': {} } : {},
  },
  outcomes: {
    loadSamples: {
      done: {
        'none yet': sheetOf({}),
        'one waits': sheetOf({ records: [ASKED_SAMPLE] }),
        'one is on its way': sheetOf({ records: [SENT_SAMPLE] }),
        'both of the year': sheetOf({ from: '2027-08-02', records: [SENT_SAMPLE, RECEIVED_SAMPLE] }),
        'no licence': sheetOf({ gate: 'PAPER_MISSING' }),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no samples') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    askSample: {
      done: {
        taken: { ok: true as const },
        'the price is another': {
          ok: false as const,
          code: 'barred' as const,
          message: '样品费用有变动，请刷新后重新确认',
        },
        unavailable: failed('unavailable'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    changeSample: {
      done: {
        changed: { ok: true as const },
        'decided by now': failed('decided'),
        unavailable: failed('unavailable'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    personWatcher: 'stream',
  },
  distinguish: ({ sheet, form, faults, focus, failureCode, notice, changing }) => [
    [sheet?.gate, sheet?.from, sheet?.records.map(({ state }) => state)],
    [form, faults, focus.field],
    [failureCode, notice, changing],
  ],
});
