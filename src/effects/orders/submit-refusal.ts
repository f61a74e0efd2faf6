import * as v from 'valibot';

import { CODES } from '../../../contract/wire/envelope';
import { money } from '../../../domain/shape/trade';
import type { OrderFault } from '../../../domain/rules/fault';
import type { SubmitFailure } from '../../../machines/order/order-submit';
import { isAnonymous } from '../gateway/anonymous';
import { offer } from '../../../domain/offer/offer-shape';
import { chargeLine } from '../../../domain/offer/charges-shape';

const faulted = v.object({
  faults: v.array(
    v.object({
      path: v.string(),
      code: v.string(),
      given: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
  protocolVersion: v.optional(v.string()),
  chargesEdition: v.optional(v.string()),
});
const repriced = v.object({ before: money, now: money, lines: v.optional(v.array(chargeLine), []) });
const made = v.object({ orderNo: v.string() });
/** Older gateways send alternatives without a quote id. */
const way = v.object({ ...offer.entries, quoteId: v.optional(v.string(), '') });
const soldOut = v.object({ reason: v.optional(v.string(), 'soldOut'), ways: v.array(way) });

const parseOrNull = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  data: unknown,
): v.InferOutput<TSchema> | null => {
  const found = v.safeParse(schema, data);
  return found.success ? found.output : null;
};

type Refused = { code: string; message: string; data: unknown };

/** After these it is unknown whether an order was made. */
const UNKNOWN: readonly string[] = [CODES.keyInUse, CODES.unexpected, CODES.unavailable];
/** Refusals whose gateway message is shown as it is. */
const WORDED: Readonly<Record<string, 'cargoRefused' | 'bounded'>> = {
  [CODES.cargoRefused]: 'cargoRefused',
  [CODES.bounded]: 'bounded',
};

function faultsRefusal({ data, message }: Refused): SubmitFailure {
  const found = parseOrNull(faulted, data);
  const { protocolVersion, chargesEdition: charges = null } = found ?? {};
  const isProtocolOld = protocolVersion !== undefined;
  if (isProtocolOld || charges !== null) return { code: 'textsChanged', old: { isProtocolOld, charges } };
  // Both sides share the rules, so the cast is safe.
  return found ? { code: 'faults', faults: found.faults as OrderFault[] } : { code: 'refused', message };
}

/**
 * A plain sold-out needs no message; other reasons do. For a taken hour the user picks another hour at the same place.
 */
function soldOutRefusal({ data, message }: Refused): SubmitFailure {
  const { reason, ways } = parseOrNull(soldOut, data) ?? { reason: 'soldOut', ways: [] };
  if (reason === 'slotTaken') return { code: 'hourTaken', message };
  return { code: 'soldOut', alternatives: ways, ...(reason !== 'soldOut' && { message }) };
}

/** An order already exists for this key or quote; older gateways send no number. */
function alreadyMadeRefusal({ data, message }: Refused, unsaid: 'unknown' | 'quoteLapsed'): SubmitFailure {
  const found = parseOrNull(made, data);
  return found ? { code: 'alreadyMade', message, orderNo: found.orderNo } : { code: unsaid };
}

export function submitFailureFrom(refused: Refused): SubmitFailure {
  const { code, message, data } = refused;
  if (isAnonymous(code)) return { code: 'anonymous' };
  if (UNKNOWN.includes(code)) return { code: 'unknown' };
  if (code === CODES.orderRefused) return faultsRefusal(refused);
  if (code === CODES.quoteLapsed) return alreadyMadeRefusal(refused, 'quoteLapsed');
  if (code === CODES.soldOut) return soldOutRefusal(refused);
  if (code === CODES.agreementNeeded) return { code: 'unagreed', message };
  if (code === CODES.keyReused) return alreadyMadeRefusal(refused, 'unknown');
  const price = code === CODES.priceChanged ? parseOrNull(repriced, data) : null;
  if (price) return { code: 'priceChanged', ...price };
  return { code: WORDED[code] ?? 'refused', message };
}
