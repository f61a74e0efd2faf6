import { useMemo } from 'react';

import { CONTAINERS } from '../../../domain/offer/containers';
import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { mostApart, type Packed, type SitePhoto, vgmStand, type VgmStand } from '../../../domain/order/on-site/packed';
import type { PaperViewActor } from '../../../machines/order/paper-view';
import { packedCopy as copy } from '../../copy/modes/cfs/packed';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { momentText } from '../../copy/words/moment-words';
import { PaperDialog } from '../../features/file-upload/paper-dialog';
import { TakenFile } from '../../trade/papers/taken-file';

const { plan } = cfsReceiptCopy;

type Box = CfsOrder['boxes'][number];
type Open = (photo: SitePhoto) => void;

const TONES: Readonly<Record<VgmStand, string>> = {
  FINE: 'text-good',
  APART: 'font-semibold text-warn',
  OVER: 'font-semibold text-bad',
};

function Mass({ box, packed: { vgm, at } }: { box: Box; packed: Packed }) {
  if (vgm === null) return <p className="text-12 text-muted">{copy.unweighed}</p>;
  const compared = { kg: vgm.kg, declared: box.vgmKg, most: mostApart(box.vgmKg) };
  const stand = vgmStand(vgm.kg, { declaredKg: box.vgmKg, maxGrossKg: CONTAINERS[box.type].maxGrossKg });
  return (
    <div>
      <p className="text-ink">
        <b className="font-semibold">{copy.vgm(vgm.kg)}</b>{' '}
        <span className="text-12 text-muted">{copy.by(copy.method[vgm.method], vgm.by, momentText(at))}</span>
      </p>
      <p className={`text-12 ${TONES[stand]}`}>{copy.stand[stand](compared)}</p>
    </div>
  );
}

/** Container and seal number as recorded, with deviations from the order. */
function Doors({ box, packed: { containerNo, seal } }: { box: Box; packed: Packed }) {
  const others = [
    box.containerNo !== '' && box.containerNo !== containerNo ? copy.otherNo(box.containerNo) : '',
    box.seal !== '' && box.seal !== seal ? copy.otherSeal(box.seal) : '',
  ].filter((text) => text !== '');
  return (
    <div>
      <p className="wrap-anywhere text-ink">{copy.doors(containerNo, seal)}</p>
      {others.map((text) => (
        <p key={text} className="text-12 font-semibold text-warn">
          {text}
        </p>
      ))}
    </div>
  );
}

function Photos({ name, photos, onOpen }: { name: string; photos: readonly SitePhoto[]; onOpen: Open }) {
  if (photos.length === 0) return null;
  return (
    <div>
      <p className="text-12 text-muted">{copy.photos(photos.length)}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {photos.map((photo, at) => (
          <TakenFile
            key={photo.photoId}
            file={photo}
            shown={copy.photo(at + 1)}
            spoken={copy.photoOf(name, at + 1, photo.name)}
            onOpen={() => onOpen(photo)}
          />
        ))}
      </ul>
    </div>
  );
}

type PackedOrder = Pick<CfsOrder, 'isDanger' | 'boxes' | 'packed' | 'photos' | 'signed'>;

function PackedBox({ order, box, onOpen }: { order: PackedOrder; box: Box; onOpen: Open }) {
  const packed = order.packed.find(({ unit }) => unit === box.no);
  const photos = order.photos.filter(({ unit }) => unit === box.no);
  const name = plan.box(box.no, box.type);
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
      <h3 className="text-14">{name}</h3>
      {packed ? <Doors box={box} packed={packed} /> : <p className="text-12 text-muted">{copy.unshut}</p>}
      {packed && <Mass box={box} packed={packed} />}
      <Photos name={name} photos={photos} onOpen={onOpen} />
    </li>
  );
}

/** Signature on the packing certificate, and the means to verify a copy. */
function Signature({ isDanger, signed }: PackedOrder) {
  if (isDanger === 'N') return null;
  if (!signed) return <p className="mt-3 text-12 font-semibold text-warn">{copy.unsigned}</p>;
  return (
    <div className="mt-3">
      <p className="text-ink">{copy.signed(signed.signedBy, momentText(signed.at), signed.version)}</p>
      <p className="text-12 text-muted">
        {copy.hash(signed.bytes)} <code className="break-all text-ink">{signed.sha256}</code>
      </p>
    </div>
  );
}

/** Results of the station: doors, mass, photos and signature. Hidden before the first entry. */
export function PackedBoxesView({ order, onOpen }: { order: PackedOrder; onOpen: Open }) {
  if (order.packed.length === 0 && order.photos.length === 0) return null;
  return (
    <section aria-label={copy.title} className="mb-8">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mb-3 text-12 text-muted">{copy.note[order.isDanger]}</p>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {order.boxes.map((box) => (
          <PackedBox key={box.no} order={order} box={box} onOpen={onOpen} />
        ))}
      </ul>
      <Signature {...order} />
    </section>
  );
}

export function PackedBoxes({ order, actor }: { order: PackedOrder; actor: PaperViewActor }) {
  const open = useMemo<Open>(
    () =>
      ({ photoId, name }) =>
        actor.send({ type: 'paper.open', fileId: photoId, name }),
    [actor],
  );
  return (
    <>
      <PackedBoxesView order={order} onOpen={open} />
      <PaperDialog actor={actor} />
    </>
  );
}
