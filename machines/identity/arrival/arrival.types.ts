/** One of the two people a question names: a name may be anybody's, so a part of the number stands beside it. */
export type NamedPerson = { name: string; phone: string };

export type Meeting = { arriving: NamedPerson; here: NamedPerson };

/** `here`: nobody else is signed in, be it nobody at all or the same person. */
export type RecogniseOutcome = { ok: true; arriving: NamedPerson; here: NamedPerson | null } | { ok: false };

/** `ssoToken`: what the address brought along. `token`: of whoever is signed in here. */
export type ArrivalInput = { ssoToken: string; token: string };

export type ArrivalAnswer = 'enter' | 'stay' | 'refused';

export type ArrivalEvent =
  /** The person wants to go on as whoever has arrived. */
  | { type: 'arrival.accept' }
  /** Everything stays as it was. Closing the question says the same. */
  | { type: 'arrival.decline' };

export type ArrivalContext = ArrivalInput & { meeting: Meeting | null; answer: ArrivalAnswer };
