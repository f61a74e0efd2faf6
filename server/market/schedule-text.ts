import { CODES } from '../../contract/envelope';
import type { SailingDay } from '../../domain/offer/sailing';
import { HTTP_MESSAGES } from '../http/messages';
import type { Asked } from './asked';
import type { Known, Offer } from './offer';

/** Nothing that is said over and over is written twice: it is kept as it goes out. */
function written<TOf extends object>(textOf: (of: TOf) => string) {
  const kept = new WeakMap<TOf, Buffer>();
  return (of: TOf): Buffer => {
    const known = kept.get(of) ?? Buffer.from(textOf(of));
    kept.set(of, known);
    return known;
  };
}

const opened = (object: object) => JSON.stringify(object).slice(0, -1);

const known = written(({ lasting: { freeTime: _, ...lasting } }: Known) => `${opened(lasting)},"freeTime":`);
const freeTime = written((times: Known['lasting']['freeTime']) => `${JSON.stringify(times)},"state":`);
const verdict = written((acceptance: Offer['acceptance']) => `${JSON.stringify(acceptance)},"price":`);
/** Without the bracket before it: charges at sea come first. */
const ashore = written(({ local }: Asked) => `${JSON.stringify(local).slice(1)},"totalUsd":`);
const leftOut = written(({ notIncluded }: Asked) => `,"notIncluded":${JSON.stringify(notIncluded)}}}}`);

type Part = string | Buffer;

function addOffer(parts: Part[], { known: ship, state, slots, acceptance, priced }: Offer, asked: Asked): void {
  parts.push(known(ship), freeTime(ship.lasting.freeTime), `"${state}","slots":${slots},"acceptance":`);
  parts.push(verdict(acceptance));
  if (!priced) return void parts.push('null}');
  const { perBox, sea, totalUsd, totalYuan } = priced;
  const lines = JSON.stringify(sea).slice(0, -1);
  parts.push(`{"perBox":${JSON.stringify(perBox)},"charges":{"lines":${lines},`, ashore(asked));
  parts.push(`${JSON.stringify(totalUsd)},"totalYuan":${JSON.stringify(totalYuan)}`, leftOut(asked));
}

const MOST_BYTES_OF_A_LETTER = 3;
const roomFor = (part: Part) => (typeof part === 'string' ? part.length * MOST_BYTES_OF_A_LETTER : part.length);

function joined(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const all = Buffer.allocUnsafeSlow(parts.reduce((room, part) => room + roomFor(part), 0));
  let at = 0;
  for (const part of parts) at += typeof part === 'string' ? all.write(part, at) : part.copy(all, at);
  return all.subarray(0, at);
}

const ENVELOPE = opened({ code: CODES.success, message: HTTP_MESSAGES.success });

export type Listed = { days: SailingDay[]; offers: readonly Offer[]; asked: Asked | undefined; pricedAt: string };

/** The whole answer of a search, byte for byte what the gateway would make of the same as an object. */
export function scheduleText({ days, offers, asked, pricedAt }: Listed): Buffer<ArrayBuffer> {
  const parts: Part[] = [`${ENVELOPE},"data":{"days":${JSON.stringify(days)},"sailings":[`];
  if (asked)
    for (const [at, offer] of offers.entries()) {
      if (at > 0) parts.push(',');
      addOffer(parts, offer, asked);
    }
  parts.push(`],"pricedAt":${JSON.stringify(pricedAt)}}}`);
  return joined(parts);
}
