import { axleLoads, rowPositionMetres, type RowPlace } from '../../../domain/modes/truck/axles';
import { isDeck, isTankTruck, type Vehicle } from '../../../domain/modes/truck/vehicles';
import { type Box, truckPayload } from '../../../domain/offer/road-boxes';
import { truckSearchCopy } from '../../copy/modes/truck/search';
import { kgWords } from '../../trade/numbers';
import { LoadBar } from './load-bar';

const { panel: copy } = truckSearchCopy;

const WIDTH = 360;
const CAB = 46;
const FLOOR = 92;
const GROUND = 116;

type Row = { kg: number; at: RowPlace | null };
type DrawingProps = { vehicle: Vehicle; rows: readonly Row[]; m3: number | null; box?: Box | null };

const tons = (kg: number): string => (kg / 1000).toFixed(1);

const Wheel = ({ x }: { x: number }) => (
  <circle cx={x} cy={GROUND - 12} r="11" className="fill-surface stroke-ink" strokeWidth="3" />
);

/** Side view of the vehicle, with its deck to scale. */
function Body({ vehicle }: { vehicle: Vehicle }) {
  const length = WIDTH - CAB - 12;
  if (isTankTruck(vehicle))
    return (
      <rect
        x={CAB + 6}
        y="30"
        width={length}
        height="58"
        rx="28"
        className="fill-sea-tint stroke-ink"
        strokeWidth="2"
      />
    );
  const top = vehicle.kind === 'SIDE' ? 66 : 22;
  const isFrame = vehicle.kind === 'SKEL';
  return (
    <rect
      x={CAB + 6}
      y={top}
      width={length}
      height={FLOOR - top}
      className={isFrame ? 'fill-none stroke-line-strong' : 'fill-sea-tint stroke-ink'}
      strokeWidth="2"
      strokeDasharray={isFrame ? '6 4' : undefined}
    />
  );
}

/** Goods as blocks at their place; height by weight. */
function Load({ vehicle, rows }: Omit<DrawingProps, 'm3'>) {
  if (!isDeck(vehicle)) return null;
  const length = WIDTH - CAB - 12;
  const all = rows.reduce((sum, { kg }) => sum + kg, 0);
  return rows.map(({ kg, at }, index) => {
    if (at === null || kg <= 0) return null;
    const width = Math.max(18, (length * 0.55 * kg) / Math.max(all, vehicle.payloadKg));
    const middle = CAB + 6 + (length * rowPositionMetres(vehicle, at)) / vehicle.lengthM;
    const height = 18 + 36 * Math.min(1, kg / vehicle.payloadKg);
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name here.
        key={index}
        x={middle - width / 2}
        y={FLOOR - height}
        width={width}
        height={height}
        className="fill-beacon stroke-ink"
      />
    );
  });
}

export function TruckDrawing({ vehicle, rows, m3, box = null }: DrawingProps) {
  const payloadKg = truckPayload(vehicle.payloadKg, box);
  const room = box ? box.m3 : isDeck(vehicle) ? vehicle.m3 : null;
  const kg = rows.reduce((sum, row) => sum + row.kg, 0);
  const beam = isDeck(vehicle) ? vehicle.beam : null;
  const placed = isDeck(vehicle)
    ? rows.flatMap(({ kg: each, at }) => (at === null ? [] : [{ kg: each, at: rowPositionMetres(vehicle, at) }]))
    : [];
  const loads = beam && placed.length === rows.length && kg > 0 ? axleLoads(beam, placed) : null;
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={copy.drawing(vehicle.nameCn, kgWords(kg))}
        viewBox={`0 0 ${WIDTH} 124`}
        className="w-full max-w-140"
      >
        <path d={`M4 ${FLOOR} V58 L18 40 H${CAB} V${FLOOR} Z`} className="fill-sunken stroke-ink" strokeWidth="2" />
        <Body vehicle={vehicle} />
        <Load vehicle={vehicle} rows={rows} />
        <line x1="0" x2={WIDTH} y1={GROUND} y2={GROUND} className="stroke-line-strong" />
        <Wheel x={26} />
        {vehicle.axles > 3 && <Wheel x={CAB + 52} />}
        <Wheel x={WIDTH - 66} />
        {vehicle.axles > 2 && <Wheel x={WIDTH - 38} />}
      </svg>
      <figcaption>
        <dl className="mt-2 grid gap-1.5">
          <LoadBar
            name={copy.kg}
            now={kg}
            most={payloadKg}
            words={copy.kgOf(kgWords(kg), kgWords(payloadKg), box && copy.boxed(box.nameCn, kgWords(box.tareKg)))}
          />
          {room !== null && (
            <LoadBar
              name={copy.room}
              now={m3 ?? 0}
              most={room}
              words={m3 === null ? copy.roomUntold : copy.roomOf(String(m3), String(room))}
            />
          )}
          {beam && loads && (
            <>
              <LoadBar
                name={copy.front}
                now={loads.front}
                most={beam.frontMaxKg}
                words={copy.tons(tons(loads.front), tons(beam.frontMaxKg))}
              />
              <LoadBar
                name={copy.rear}
                now={loads.rear}
                most={beam.rearMaxKg}
                words={copy.tons(tons(loads.rear), tons(beam.rearMaxKg))}
              />
            </>
          )}
        </dl>
      </figcaption>
    </figure>
  );
}
