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

/** One connection serialises all requests, so a dozen clients suffice. */
export const CLIENTS = inject('postgresUrl') ? 50 : 12;

type Told = { reason: string; ways: { offerId: string }[] };
type Answer = Reply<Submitted | Told>;

export const won = (answers: readonly Answer[]) => answers.filter(({ code }) => code === CODES.success);

export const lost = (answers: readonly Answer[]) =>
  answers
    .filter(({ code }) => code !== CODES.success)
    .map(({ code, message, data }) => ({ ...(data as Told), code, message }));

export const reasons = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(lost(answers).map(({ code, reason }) => `${code} ${reason}`));

export async function openCrowd(id: BookingMode) {
  const { counts, database } = counting(await migratedDatabase());
  const gateway = await openTestGateway({ database });
  const people: Person[] = [];
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
  return {
    gateway,
    people,
    /** Locks quotes and fills forms first, then submits all at once. */
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
    /** Number of repeated transactions, caused by deadlocks or conflicts. */
    begunAgain: (): number => counts.begun - counts.asked,
  };
}

export type Crowd = Awaited<ReturnType<typeof openCrowd>>;
