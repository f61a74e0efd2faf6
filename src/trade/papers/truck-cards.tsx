import type { ReactNode } from 'react';

import { gateCodeInGroups } from '../../../domain/order/trucks/gate-code';
import { truckCopy as copy } from '../../copy/after/truck';
import { QrCode } from '../../ui/mark/qr-code';
import { TextLink } from '../../ui/press/text-link';

export type TruckCard = { code: string; when: string; plateNo: string; driverName: string; pieces: string };

type TruckCardsProps = {
  title: string;
  note: string;
  trucks: readonly TruckCard[];
  origin: string;
  /** True while the order is unconfirmed and its codes are invalid. */
  isWaiting?: boolean;
  /** Load in words, where it is not counted in pieces. */
  load?: (pieces: string) => string;
  renderMore?: (at: number) => ReactNode;
};

export const TruckCards = ({
  title,
  note,
  trucks,
  origin,
  isWaiting = false,
  load = copy.pieces,
  renderMore,
}: TruckCardsProps) => (
  <section aria-label={title} className="mb-8">
    <h2 className="text-20">{title}</h2>
    <p className="mb-3 text-12 text-muted">
      {note}
      {isWaiting && <b className="block font-semibold text-warn">{copy.waits}</b>}
    </p>
    <ul className="grid gap-3 sm:grid-cols-2">
      {trucks.map(({ code, when, plateNo, driverName, pieces }, at) => (
        // Keyed by index: a changed truck gets a new code, and its card must keep the focus.
        <li key={at} className="flex gap-4 rounded-card border border-line bg-surface p-4">
          <QrCode
            text={`${origin}/g/${code}`}
            label={copy.qr(gateCodeInGroups(code))}
            className="size-28 flex-none rounded-control"
          />
          <div className="min-w-0">
            <p className="text-12 text-muted">{copy.truck(at + 1)}</p>
            <b className="block font-semibold text-ink">{when}</b>
            <p>{[plateNo || copy.noPlate, driverName].filter((word) => word !== '').join(' ')}</p>
            {pieces !== '' && <p className="text-12 text-muted">{load(pieces)}</p>}
            <p className="mt-1 font-semibold tracking-wide text-ink">{gateCodeInGroups(code)}</p>
            <TextLink href={`/g/${code}`}>{copy.open}</TextLink>
            {renderMore?.(at)}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
