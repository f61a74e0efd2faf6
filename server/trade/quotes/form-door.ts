import { createHash, randomBytes } from 'node:crypto';

import { FIRST_QUESTIONS } from '../../../contract/gateway/first-questions';
import { listWires, QUOTE_WIRES, type QuoteWire } from '../../../contract/modes';
import { offerForm } from '../../../contract/offers/quotes';
import { TOKEN_COOKIE } from '../../../contract/people/session';
import { CODES } from '../../../contract/wire/envelope';
import { type ModeId, MODES } from '../../../domain/mode-ids';
import { readWords } from '../../../domain/offer/address-words';
import { dropNotLocked, NOT_LOCKED_WORD, type NotLocked, writeNotLocked } from '../../../domain/offer/not-locked';
import { pressedOffer, readPressedOffer } from '../../../domain/offer/pressed-offer';
import { formAddress } from '../../../domain/order/drafts/form-address';
import { routePath } from '../../../domain/routes';
import type { Clock } from '../../base/clock';
import { DatabaseUnavailable } from '../../base/database/unavailable';
import type { Answer } from '../../base/http/answer';
import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { readPress } from '../../base/http/press-cookie';
import { readFormBody } from '../../base/http/request-body';
import type { Route } from '../../base/http/route';
import type { Sessions } from '../../base/http/sessions';
import { validate } from '../../base/http/validate';
import type { QuoteService } from './service';

export type FormDeps = { quotes: Pick<QuoteService, 'lock'>; sessions: Sessions; clock: Clock };

const TOKEN = /^[\w.~+/=-]{1,256}$/;

/** Only a form of this site reaches this point, so its cookie may speak for the person. */
const readToken = (call: Call): string | undefined => call.token ?? readCookie(call, TOKEN_COOKIE, TOKEN);

const REASONS: Readonly<Record<string, NotLocked>> = {
  [CODES.soldOut]: 'soldOut',
  [CODES.sailingClosed]: 'closed',
  [CODES.cargoRefused]: 'cargo',
  [CODES.noPrice]: 'noPrice',
  [CODES.tooMany]: 'tooMany',
  [CODES.notFound]: 'gone',
  [CODES.badRequest]: 'gone',
  [CODES.unavailable]: 'unavailable',
};

/** The order form learns from its referrer that the list was left by its form. */
const seeOther = (location: string, code: string): Answer => ({
  status: 303,
  headers: { location, 'referrer-policy': 'same-origin' },
  body: null,
  code,
});

type Back = { list: string; now: number };

function back({ list, now }: Back, reason: NotLocked, code: string): Answer {
  const word = `${NOT_LOCKED_WORD}=${writeNotLocked(reason, now)}`;
  return seeOther(`${list}${list.includes('?') ? '&' : '?'}${word}`, code);
}

/** Leads back to the list with the reason; anything unexpected stays a fault of the gateway. */
function refused(to: Back, error: unknown): Answer {
  if (error instanceof DatabaseUnavailable) return back(to, 'unavailable', CODES.unavailable);
  const reason = error instanceof Refusal ? REASONS[error.code] : undefined;
  if (!(error instanceof Refusal) || reason === undefined) throw error;
  return back(to, reason, error.code);
}

const SAME_MS = 10_000;
const MOST_KEPT = 1_000;

/** A second press of one browser gets the answer of the first. Refusals are not kept: the next press tries again. */
function pressedOnce(clock: Clock) {
  const lately = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key: string, lock: () => Promise<Answer>, list: string): Promise<Answer> => {
    const now = clock.now();
    for (const [old, { until }] of lately) if (until <= now || lately.size > MOST_KEPT) lately.delete(old);
    const known = lately.get(key);
    if (known) return known.answer;
    const answer = lock().catch((error: unknown) => {
      lately.delete(key);
      return refused({ list, now: clock.now() }, error);
    });
    lately.set(key, { until: now + SAME_MS, answer });
    return answer;
  };
}

const POSTING = listWires(QUOTE_WIRES)
  .map(([mode, wire]) => ({ mode, wire, name: MODES[mode].routes.search }))
  .filter(({ mode, name }) => MODES[mode].places !== null && FIRST_QUESTIONS[name]);

/** Search pages answer the form of their list: the same lock as by JSON, answered by an address. */
export function formDoors({ quotes, sessions, clock }: FormDeps): Route[] {
  const once = pressedOnce(clock);

  function answering(mode: ModeId, wire: QuoteWire) {
    const { search: name } = MODES[mode].routes;
    const path = routePath(name);
    return async (request: Parameters<Route['answer']>[0], call: Call): Promise<Answer> => {
      const { offer } = validate(offerForm, await readFormBody(request));
      const search = dropNotLocked(readWords(new URL(request.url).search));
      const [asked] = FIRST_QUESTIONS[name]?.(search, clock.now()) ?? [];
      const list = `${path}${search}`;
      const token = readToken(call);
      const lock = async () => {
        if (!asked) throw notFoundFault();
        const pressed = readPressedOffer(offer);
        if (!pressed) throw notFoundFault();
        const { offerId, ...question } = validate(wire.request, { ...asked.payload, offerId: pressed.offerId });
        const user = token === undefined ? undefined : await sessions.resolve(token);
        const asker = { userId: user?.userId ?? null, address: call.address };
        const quote = await quotes.lock(mode, question, offerId, asker);
        if (pressedOffer(quote.offer) !== offer) return back({ list, now: clock.now() }, 'changed', CODES.success);
        return seeOther(formAddress(MODES[mode], quote.quoteId), CODES.success);
      };
      const press = readPress(call);
      // A browser that refuses cookies is like any other behind its address: each press is one of its own.
      const browser = press ?? token ?? randomBytes(16).toString('base64url');
      const key = createHash('sha256')
        .update(JSON.stringify([browser, call.address, token, path, search, offer]))
        .digest('base64');
      return once(key, lock, list);
    };
  }

  return POSTING.flatMap(({ mode, wire, name }) => {
    const path = routePath(name);
    const answer = answering(mode, wire);
    return [path, `${path}/`].map((at): Route => ({ method: 'POST', path: at, guarded: 'form', answer }));
  });
}
