import { copierMachine } from '../../../../machines/shell/copier';
import { sharedPlan } from '../../model/plan';

export const copierPlan = sharedPlan('copierPlan', copierMachine, {
  inputs: { 'a number': { text: 'FC2611207K3M9Q' } },
  events: { 'text.copy': 'bare' },
  outcomes: { copyText: { done: { copied: true, 'held back': false }, error: { bug: new TypeError('no clipboard') } } },
  distinguish: ({ text }) => text,
});
