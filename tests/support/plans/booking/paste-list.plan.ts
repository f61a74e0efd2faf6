import { pasteListMachine } from '../../../../machines/booking/paste-list';
import { EPOXY_PICK, PASTED_ROWS, PASTED_TEXT } from '../../../../stories/booking/paste-list.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

export const pasteListPlan = sharedPlan('pasteListPlan', pasteListMachine, {
  inputs: { fresh: undefined },
  events: {
    'text.type': { 'a list': { text: PASTED_TEXT }, nothing: { text: ' ' } },
    'text.read': 'bare',
    'row.pick': ({ context: { rows } }) => ({
      ...(rows.length > 0 && {
        'a pack of epoxy': { no: 3, choice: EPOXY_PICK },
        'no glycol': { no: 2, choice: null },
      }),
      'a row that is not there': { no: 99, choice: null },
    }),
    'rows.take': { 'onto the first list': { listId: 'first' } },
  },
  outcomes: {
    readPasted: {
      done: {
        'five rows': { ok: true as const, rows: PASTED_ROWS, more: 0 },
        'one row that fits nothing': { ok: true as const, rows: PASTED_ROWS.slice(3, 4), more: 2 },
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no rows') },
    },
    takePasted: {
      done: {
        'all of it': { ok: true as const, brought: { taken: 1, stood: [], left: [] } },
        'what stood there': { ok: true as const, brought: { taken: 0, stood: ['乙二醇 聚酯级'], left: [] } },
        'a full list': failed('full'),
        'another list is open by now': failed('moved'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ text, rows, picked, brought, failureCode }) => [
    text.trim() === '' ? 0 : text.split('\n').length,
    rows.length,
    JSON.stringify(picked),
    brought?.taken ?? null,
    failureCode,
  ],
});
