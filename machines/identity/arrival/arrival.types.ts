/** One of the two people a question names: a name may be anybody's, so a part of the number stands beside it. */
export type NamedPerson = { name: string; phone: string };

/** `here`: who is signed in; null if nobody is. */
export type Meeting = { arriving: NamedPerson; here: NamedPerson | null };

/**
 * `here`: who is signed in, if it is somebody else. `isSame`: the arriving person is signed in already. `isVouched`: the
 * link was followed on a site of the house.
 */
export type RecogniseOutcome =
  | { ok: true; arriving: NamedPerson; here: NamedPerson | null; isSame: boolean; isVouched: boolean }
  | { ok: false };

/** `ssoToken`: what the address brought along. `token`: of whoever is signed in here, empty where nobody is. */
export type ArrivalInput = { ssoToken: string; token: string };

export type ArrivalAnswer = 'enter' | 'stay' | 'refused';

export type ArrivalEvent =
  /** The person wants to go on as whoever has arrived. */
  | { type: 'arrival.accept' }
  /** Everything stays as it was. Closing the question says the same. */
  | { type: 'arrival.decline' };

export type ArrivalContext = ArrivalInput & { meeting: Meeting | null; answer: ArrivalAnswer };
