import type { AnyMachineSnapshot } from 'xstate';

type Given = (context: AnyMachineSnapshot['context']) => unknown;

/** First argument of selectors that need one, such as the offer or rates. */
export const FIRST_KNOWN: Readonly<Record<string, Given>> = {
  selectIsFresh: () => true,
  selectChoice: ({ offer, quote }) => (offer ?? quote ?? { offerId: 'another' }).offerId,
  selectChargesAt: ({ quote }) => quote,
};
