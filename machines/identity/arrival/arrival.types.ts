/** Person in the question; part of the phone number is shown, because names are not unique. */
export type NamedPerson = { name: string; phone: string };

export type AccountMeeting = { arriving: NamedPerson; here: NamedPerson | null };

/**
 * `here`: another signed-in person. `isSame`: the arriving person is already signed in. `isVouched`: the link was
 * followed on one of our sites.
 */
export type RecogniseOutcome =
  | { ok: true; arriving: NamedPerson; here: NamedPerson | null; isSame: boolean; isVouched: boolean }
  | { ok: false };

/** `ssoToken`: from the address. `token`: of the current session, empty without one. */
export type ArrivalInput = { ssoToken: string; token: string };

export type ArrivalAnswer = 'enter' | 'stay' | 'refused';

export type ArrivalEvent =
  /** Continue as the arriving person. */
  | { type: 'arrival.accept' }
  /** Keep the current session. Closing the dialog means the same. */
  | { type: 'arrival.decline' };

export type ArrivalContext = ArrivalInput & { meeting: AccountMeeting | null; answer: ArrivalAnswer };
