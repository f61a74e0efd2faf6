import { CODES } from '../../../../contract/wire/envelope';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import type { Packed } from '../../../../domain/order/on-site/packed';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { type HeldOrder, holdOrder } from '../../orders/held';
import { appendHistory } from '../../orders/history';
import { ORDER_MESSAGES } from '../../orders/messages';
import { holdToPlan, findStepPlan } from '../../orders/step-plan';
import { readChecks } from '../checks/checks';
import type { AfterDeps } from '../deps';
import { resultStore } from '../result/results';
import { packedText, packingMessages as messages, signerText } from './messages';
import {
  readPackedBoxes,
  requiredPacking,
  readSitePhotos,
  refuseIf,
  type PackingFacts,
  whyNotSignable,
} from './packed';

type DeskPacked = { orderNo: string } & Omit<Packed, 'at'>;
type DeskSignature = { orderNo: string; name: string; licence: string };

const PACKED: Happening = 'box.packed';
const SIGNED: Happening = 'certificate.signed';

const noted = (inside: Queries, { orderNo, state }: HeldOrder, event: Happening, now: Date, note: string) =>
  appendHistory(inside, orderNo, [{ event, from: state, to: state }], { now, byUser: null, note });

export async function readPackingFacts(queries: Queries, orderNo: string): Promise<PackingFacts> {
  return {
    checked: (await readChecks(queries, [orderNo])).get(orderNo) ?? [],
    packed: (await readPackedBoxes(queries, [orderNo])).get(orderNo) ?? [],
    photos: (await readSitePhotos(queries, [orderNo])).get(orderNo) ?? [],
  };
}

export async function holdPacking(inside: Queries, modes: ServerModes, orderNo: string) {
  const order = await holdOrder(inside, orderNo);
  const packing = requiredPacking(modes, order);
  if (!packing) throw new Refusal(CODES.moveRefused, ORDER_MESSAGES.moveRefused);
  return { order, packing };
}

/** Records container number, seal and mass of a box. An earlier signature becomes void. */
export const createPack =
  ({ database, moment, modes }: AfterDeps) =>
  ({ orderNo, unit, containerNo, seal, vgm }: DeskPacked): Promise<void> =>
    database.tx(async (inside) => {
      const { order, packing } = await holdPacking(inside, modes, orderNo);
      const named = packing.units.find(({ no }) => no === unit);
      if (!named) throw badRequest(messages.unitUnknown, 'unit');
      const before = (await readPackedBoxes(inside, [orderNo])).get(orderNo) ?? [];
      if (before.some((one) => one.unit !== unit && one.containerNo === containerNo))
        throw badRequest(messages.containerTwice, 'containerNo');
      const now = await moment(inside);
      holdToPlan(await findStepPlan(inside, modes, order, 'CARGO_IN'), now);
      await inside.query(
        `insert into packed_units (order_no, unit, container_no, seal, vgm, at) values ($1, $2, $3, $4, $5, $6)
         on conflict (order_no, unit) do update
         set container_no = excluded.container_no, seal = excluded.seal, vgm = excluded.vgm, at = excluded.at`,
        [orderNo, unit, containerNo, seal, vgm && JSON.stringify(vgm), now],
      );
      await resultStore(inside, orderNo).void(now);
      await noted(inside, order, PACKED, now, packedText(named.name, { containerNo, seal, vgm }));
    });

/** The packer signs for all boxes at once, in their present state. */
export const createSign =
  ({ database, moment, modes }: AfterDeps) =>
  ({ orderNo, ...signer }: DeskSignature): Promise<number> =>
    database.tx(async (inside) => {
      const { order, packing } = await holdPacking(inside, modes, orderNo);
      const seen = await readPackingFacts(inside, orderNo);
      const now = await moment(inside);
      const store = resultStore(inside, orderNo);
      const version = (await store.latest()) + 1;
      const signedBy = signerText(signer);
      const body = packing.certificate(orderNo, seen.packed, { version, signedBy, at: now.toISOString() });
      if (body === null) throw new Refusal(CODES.moveRefused, messages.noCertificate);
      refuseIf(whyNotSignable(packing, seen));
      await store.void(now);
      await store.add({ at: now, signedBy, version, body });
      await noted(inside, order, SIGNED, now, signedBy);
      return version;
    });
