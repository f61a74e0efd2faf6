import type { AnyMachineSnapshot } from 'xstate';

type Given = (context: AnyMachineSnapshot['context']) => unknown;

/** What a selector first wants to know, where it does: who is asked about, and at which rates. */
export const FIRST_KNOWN: Readonly<Record<string, Given>> = {
  selectIsFresh: () => true,
  selectChoice: ({ offer, quote }) => (offer ?? quote ?? { offerId: 'another' }).offerId,
  selectChargesAt: ({ quote }) => quote,
};
