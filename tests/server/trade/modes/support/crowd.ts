import { inject } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { BookingMode } from '../../../../../domain/mode-ids';
import type { Quote } from '../../../../../domain/offer/offer';
import type { OrderForm } from '../../../../../domain/order/form/form';
import { type Found, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../../people/identity/support/person';
import type { Submitted } from '../../../orders/orders/support/submission';
import { migratedDatabase } from '../../../support/engine';
import { openTestGateway, type Reply } from '../../../support/gateway';
import { counting } from '../../../world/takings/support';

/** On one connection everybody waits for the one before: a dozen meet there as fifty do. */
export const CLIENTS = inject('postgresUrl') ? 50 : 12;

/** What whoever was slower is told. */
type Told = { reason: string; ways: { offerId: string }[] };
type Answer = Reply<Submitted | Told>;

export const won = (answers: readonly Answer[]) => answers.filter(({ code }) => code === CODES.success);

export const lost = (answers: readonly Answer[]) =>
  answers
    .filter(({ code }) => code !== CODES.success)
    .map(({ code, message, data }) => ({ ...(data as Told), code, message }));

/** Why, each of it once. */
export const reasons = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(lost(answers).map(({ code, reason }) => `${code} ${reason}`));

/** A gateway, and everybody whom it knows. */
export async function openCrowd(id: BookingMode) {
  const { counts, database } = counting(await migratedDatabase());
  const gateway = await openTestGateway({ database });
  const people: Person[] = [];
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
  return {
    gateway,
    people,
    /** Everybody has a price and a filled-in form; then all press at once. */
    async race<TQuote extends Quote>(
      foundBy: (client: number) => Found,
      filled: (quote: TQuote, client: number) => OrderForm,
    ): Promise<Answer[]> {
      const ready = [];
      for (const [client, { token }] of people.entries()) {
        const quote = (await locked(gateway, id, foundBy(client), token)) as TQuote;
        ready.push({ token, submission: submissionOf(gateway, filled(quote, client), quote) });
      }
      return Promise.all(
        ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id, token }, submission)),
      );
    },
    /** How often work had to be begun again until now: two who waited for each other in a circle. */
    begunAgain: (): number => counts.begun - counts.asked,
  };
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>;
