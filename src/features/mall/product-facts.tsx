import type { ReactNode } from 'react';

import { countBoxes, kgOfPacks } from '../../../domain/mall/quantity';
import type { Lot, Pack } from '../../../domain/mall/product';
import type { MallItem } from '../../../domain/mall/sheet';
import { isStabilized } from '../../../domain/goods/reactive';
import { STABILIZER } from '../../../domain/mall/seller';
import { fireName } from '../../../domain/goods/fire';
import { hazardStatement } from '../../copy/mall/hazards';
import { pictogramNames, placeName, unitName } from '../../copy/mall/names';
import { productCopy as copy } from '../../copy/mall/product';
import { HazardDiamonds } from '../../ui/mark/hazard-diamond';
import pictograms from '../../ui/mark/pictograms.svg';
import { Table, type Column } from '../../ui/show/table';

type Facts = readonly (readonly [name: string, value: ReactNode])[];

export const FactList = ({ facts }: { facts: Facts }) => (
  <dl className="grid gap-x-8 sm:grid-cols-2">
    {facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right break-words text-ink">{value}</dd>
        </div>
      ))}
  </dl>
);

export const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="border-t border-line py-5">
    <h3 className="mb-3 text-16">
      {title} {hint !== undefined && <span className="text-12 font-normal text-muted">{hint}</span>}
    </h3>
    {children}
  </section>
);

const { head } = copy.lots;

const LOT_COLUMNS: readonly Column<Lot, string>[] = [
  { key: 'city', head: head.city, cell: ({ city }) => placeName(city) },
  { key: 'lot', head: head.lot, cell: ({ lotId }) => lotId },
  { key: 'kg', head: head.kg, isAmount: true, cell: ({ kg }) => (kg === 0 ? copy.lots.empty : copy.lots.kg(kg)) },
  { key: 'made', head: head.made, cell: ({ madeOn }) => madeOn.slice(2) },
  { key: 'expires', head: head.expires, cell: ({ expiresOn }) => expiresOn.slice(2) },
  {
    key: 'test',
    head: head.test,
    cell: ({ isReleased, releasedOn }) => (isReleased ? copy.lots.released : copy.lots.tested(releasedOn)),
  },
];

export const LotsTable = ({ lots }: Pick<MallItem, 'lots'>) =>
  lots.length === 0 ? (
    <p className="text-muted">{copy.lots.none}</p>
  ) : (
    <Table caption={copy.lots.title} rows={lots} keyOf={({ lotId }) => lotId} columns={LOT_COLUMNS} />
  );

export function SafetyPart({ sds }: Pick<MallItem, 'sds'>) {
  return (
    <Part title={copy.sds.title} hint={copy.sds.revised(sds.revisedOn)}>
      {sds.signal === null && sds.hazards.length === 0 ? (
        <p>{copy.sds.harmless}</p>
      ) : (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            {sds.signal !== null && <b className="mr-1 text-16 text-bad">{copy.sds.signals[sds.signal]}</b>}
            {sds.pictograms.map((one) => (
              <img
                key={one}
                src={`${pictograms}#${one}`}
                alt={`${one} ${pictogramNames[one]}`}
                title={pictogramNames[one]}
                width={44}
                height={44}
              />
            ))}
          </p>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {sds.hazards.map((code) => (
              <li key={code} className="py-0.5">
                <span className="text-muted">{code}</span> {hazardStatement(code)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}

/** Packs that fit into one 20-foot container. */
function inBox(pack: Pack): string {
  const { per20 } = pack;
  if (per20 === null) return '';
  const fits = Array.from({ length: per20 }, (_, at) => per20 - at).find(
    (count) => countBoxes(pack, kgOfPacks(pack, count)) === 1,
  );
  return fits === undefined ? '' : copy.transport.inBox(fits, unitName(pack.form), kgOfPacks(pack, fits));
}

/** Transport data from the library; the shop adds none of its own. */
export function TransportPart({ item, pack }: { item: MallItem; pack: Pack | null }) {
  const { transport, unNo, hazardClass, subRisks } = item;
  const words = copy.transport;
  return (
    <Part title={words.title}>
      <div className="flex items-start gap-4">
        {hazardClass !== null && (
          <span className="flex flex-none gap-1.5 pt-1">
            <HazardDiamonds hazardClass={hazardClass} subRisks={subRisks} className="size-11" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <FactList
            facts={[
              [
                words.un,
                unNo === null
                  ? words.none
                  : `UN ${unNo}${transport.packingGroup === null ? '' : ` · ${transport.packingGroup}`}`,
              ],
              [words.properName, transport.properName ?? (unNo === null ? null : item.nameEn.toUpperCase())],
              [words.stabilizer, isStabilized({ unNo }) ? STABILIZER : null],
              [words.lq, unNo === null ? null : (transport.limitedQuantity ?? words.unknown)],
              [words.ems, transport.emS],
              [words.tank, transport.tankInstruction],
              [words.box, pack ? inBox(pack) : null],
              [words.fire, transport.fire && fireName(transport.fire.item)],
              [words.flash, transport.flashPointC === null ? null : words.celsius(transport.flashPointC)],
              [words.density, transport.densityKgPerL === null ? null : `${transport.densityKgPerL} kg/L`],
              [words.groups, transport.groups.length === 0 ? null : transport.groups.join('、')],
              [words.marine, transport.isMarinePollutant ? '✓' : null],
            ]}
          />
        </div>
      </div>
    </Part>
  );
}
