import { CONTAINERS } from '../../../domain/offer/containers';
import type { BoxLoad } from '../../../domain/order/boxes/box-advice';
import { orderGoodsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import type { BoxAdvice } from '../../../domain/order/boxes/box-advice';
import type { BoxParts } from '../form-parts';
import { boxWords, kgWords, m3Words, shareWords } from '../numbers';
import { Section } from '../section';

const { advice: copy, units } = orderGoodsCopy;

type FillProps = { name: string; part: string; whole: string; unit: string; share: number };

/** Fill level; over the limit the bar is red and the excess is given in figures. */
function Fill({ name, part, whole, unit, share }: FillProps) {
  const isOver = share > 1;
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
        <span>{name}</span>
        <span className={isOver ? 'text-bad' : ''}>
          <b className={`text-14 font-semibold ${isOver ? 'text-bad' : 'text-ink'}`}>{part}</b>
          {` / ${whole} ${unit} `}
          {shareWords(share)}
        </span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-2 w-full bg-sunken"
      >
        <rect width={Math.min(100, share * 100)} height={4} className={isOver ? 'fill-bad' : 'fill-sea'} />
        {isOver && <rect x={100 / share} width={0.6} height={4} className="fill-ink" />}
      </svg>
    </div>
  );
}

type NameOf = (row: number) => string;

type BoxProps = { load: BoxLoad; nameOf: NameOf; isMeasured: boolean };

/** A box is called full only if all goods are weighed; otherwise only an overload is reported. */
function Box({ load, nameOf, isMeasured }: BoxProps) {
  const { type, first, count, parcels, kg, m3, weightShare, volumeShare, vgmKg } = load;
  const fits = weightShare <= 1 && (volumeShare ?? 0) <= 1;
  const { payloadKg, practicalM3 } = CONTAINERS[type];
  return (
    <li>
      <p className="flex items-center gap-2 text-ink">
        {copy.boxNo(first, count)} <span className="text-muted">{type}</span>
        {fits && !isMeasured ? (
          <VerdictPill letter="M">{copy.unmeasured}</VerdictPill>
        ) : (
          <VerdictPill letter={fits ? 'Y' : 'N'}>{fits ? copy.fits : copy.over}</VerdictPill>
        )}
      </p>
      <p className="mt-1 text-12 text-muted">
        {parcels.map((parcel) => copy.parcel(nameOf(parcel.row), parcel.pieces, kgWords(parcel.kg))).join('、')}
      </p>
      <Fill name={copy.weight} part={kgWords(kg)} whole={kgWords(payloadKg)} unit={units.kg} share={weightShare} />
      {practicalM3 === null || volumeShare === null ? (
        <p className="mt-3 text-12 text-muted">{copy.unbounded}</p>
      ) : (
        <Fill name={copy.volume} part={m3Words(m3)} whole={m3Words(practicalM3)} unit={units.m3} share={volumeShare} />
      )}
      <p className="mt-2 text-12 text-muted">{copy.vgm(kgWords(vgmKg))}</p>
    </li>
  );
}

type AdviceProps = {
  parts: BoxParts;
  advice: BoxAdvice;
  nameOf: NameOf;
  /** True if every row has weight and volume. */
  isMeasured: boolean;
};

export function ContainerAdvice({ parts: { view, on }, advice, nameOf, isMeasured }: AdviceProps) {
  const { boxes, cheapest, loads, total } = advice;
  const words = cheapest && boxWords(cheapest);
  const isOther = words !== null && words !== boxWords(boxes);
  return (
    <Section title={copy.title}>
      {total.kg + total.m3 === 0 ? (
        <p className="text-muted">{copy.nothing}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {loads.map((load) => (
            <Box key={load.first} load={load} nameOf={nameOf} isMeasured={isMeasured} />
          ))}
        </ul>
      )}
      {isMeasured && isOther && cheapest && (
        <p className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3">
          {copy.cheapest(words)}
          <Button
            look="line"
            size="small"
            isOff={view.isLocked}
            onClick={() => on.edit({ kind: 'boxes.use', boxes: cheapest })}
          >
            {copy.take}
          </Button>
        </p>
      )}
    </Section>
  );
}
