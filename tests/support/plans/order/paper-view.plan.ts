import { paperViewMachine, type FetchedPaper } from '../../../../machines/order/paper-view';
import { sharedPlan } from '../../model/plan';

const paper = (name: string, format: FetchedPaper['format']) => ({
  ok: true as const,
  paper: { name, format, address: `blob:${format}` },
});
const failed = (code: 'gone' | 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

export const paperViewPlan = sharedPlan('paperViewPlan', paperViewMachine, {
  inputs: { 'some papers': undefined },
  events: {
    'paper.open': { 'the safety data sheet': { fileId: 'F1', name: 'sds.pdf' } },
    'paper.save': 'bare',
    'paper.close': 'bare',
  },
  outcomes: {
    fetchPaper: {
      done: {
        'a PDF': paper('sds.pdf', 'pdf'),
        'a picture': paper('label.png', 'picture'),
        'a document': paper('list.docx', 'other'),
        'no longer there': failed('gone'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not a paper') },
    },
  },
  distinguish: ({ wanted, paper: held, failureCode }) => [wanted.fileId, held?.format, failureCode],
});
