import { NO_LOT, orderComplaintMachine, type OrderComplaintSnapshot } from '../../../../machines/order/order-complaint';
import { COMPLAINING } from '../../../../stories/order/order-complaint.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = (code: 'late' | 'range' | 'photos' | 'network' | 'unavailable') => ({ ok: false as const, code });

const [SHORT, DAMAGED] = COMPLAINING.about;
if (!SHORT || !DAMAGED) throw new Error('there is less to complain of');

export const ONE = [DAMAGED];

const PHOTO = { fileId: 'photo-1', docType: 'COMPLAINT', name: '渗漏的桶.jpg', bytes: 2_912_000 };
const [LOT] = SHORT.lots;

/** Text and photographs are independent: photographs follow once the text is valid. */
const isTyped = ({ context: { typed } }: OrderComplaintSnapshot) => typed.kg === '500' && typed.words === '少了两桶';

export const orderComplaintPlan = sharedPlan('orderComplaintPlan', orderComplaintMachine, {
  inputs: { 'an order': { orderNo: 'TR2612087K3M9Q' } },
  events: {
    'complaint.open': { 'of either': { about: COMPLAINING.about }, 'of one': { about: ONE } },
    'about.choose': { short: { kind: SHORT.kind }, damaged: { kind: DAMAGED.kind } },
    'lot.choose': ({ context: { typed } }) => ({
      ...(typed.about === SHORT.kind && { 'the first': { lot: LOT?.lotId ?? '' }, 'nobody can tell': { lot: NO_LOT } }),
    }),
    'complaint.type': {
      kilograms: { part: 'kg', value: '500' },
      'too many': { part: 'kg', value: '20,000.1' },
      words: { part: 'words', value: '少了两桶' },
      'a word too few': { part: 'words', value: ' 少 ' },
    },
    'files.changed': (snapshot) => ({
      ...(isTyped(snapshot) && {
        'one is on its way': { files: [], pending: 1, failed: 0 },
        'it is there': { files: [PHOTO], pending: 0, failed: 0 },
        'it will not come': { files: [], pending: 0, failed: 1 },
      }),
    }),
    'complaint.send': 'bare',
    'complaint.close': 'bare',
  },
  outcomes: {
    fileComplaint: {
      done: {
        filed: { ok: true },
        'too late': failed('late'),
        'out of range': failed('range'),
        'a photograph is gone': failed('photos'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    photos: 'stream',
    showOrder: { done: { 'read anew': undefined }, error: { bug: new TypeError('not an answer') } },
  },
  distinguish: ({ about, typed, photos, isJudged, failureCode }) => [
    about.length,
    typed,
    [photos.files.length, photos.pending, photos.failed],
    isJudged,
    failureCode,
  ],
});
