import { SIZE_FIELDS } from '../../../domain/modes/air/fields';
import type { AirSizeRow } from '../../../domain/modes/air/form';
import { cheapestFreight } from '../../../domain/modes/air/ladder';
import { readMeasuredSizes, readSizes, readWeight } from '../../../domain/modes/air/reading';
import { chargeableWeight, maxHeightByWeight, totalVolume } from '../../../domain/modes/air/weight';
import { listEdit } from '../../../domain/order/form/list-edits';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { fieldError, focusTurnAtPath } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { FieldMessage } from '../../ui/form/field-message';
import type { AirParts } from './air-parts';
import { freeWords } from './free-words';

const PARTS = ['l', 'w', 'h', 'pcs', 'kg'] as const;
const { add, remove } = listEdit('sizeRows');

function Meter({ parts: { view, quote } }: { parts: AirParts }) {
  const { ladder } = quote.rates;
  const { kg, volumeKg, charged, by } = chargeableWeight(readWeight(view.form));
  const { code } = cheapestFreight(charged, ladder);
  const box = (isCounted: boolean) =>
    `rounded-control border px-3 py-2 ${isCounted ? 'border-sea outline outline-sea text-sea' : 'border-line text-ink'}`;
  return (
    <output className="mt-4 flex flex-wrap items-center gap-3">
      <span className={box(by === 'WEIGHT')}>
        <span className="block text-12">{copy.gross2}</span>
        <b className="text-16 font-semibold">{`${kg} kg`}</b>
      </span>
      <span className="text-muted">{copy.larger}</span>
      <span className={box(by === 'VOLUME')}>
        <span className="block text-12">{copy.volume}</span>
        <b className="text-16 font-semibold">{`${volumeKg} kg`}</b>
      </span>
      <span aria-hidden="true">→</span>
      <span className={box(false)}>
        <span className="block text-12 text-muted">{code === 'M' ? copy.least : copy.charged(code)}</span>
        <b className="text-20 font-semibold">{`${charged} kg`}</b>
      </span>
      {charged > 0 && <span className="text-12 text-good">{freeWords({ charged, by }, ladder)}</span>}
    </output>
  );
}

/** Extra cost of volume over weight, and the piece height that would avoid it. */
function ByRoom({ parts: { view, quote } }: { parts: AirParts }) {
  const { ladder } = quote.rates;
  const { kg, charged, by } = chargeableWeight(readWeight(view.form));
  const [now, before] = [
    cheapestFreight(charged, ladder).amount,
    cheapestFreight(chargeableWeight({ kg, cm3: 0 }).charged, ladder).amount,
  ];
  if (by !== 'VOLUME' || kg <= 0 || now <= before) return null;
  const sizes = readMeasuredSizes(view.form) ?? [];
  const [only] = sizes;
  const high = only && sizes.length === 1 ? maxHeightByWeight(only, kg) : null;
  const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });
  return (
    <p role="note" className="mt-3 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
      {copy.byVolume(yuan(now), yuan(before))}
      {high !== null && copy.lower(high, kg)}
    </p>
  );
}

/** Volumetric weight of a row of pieces, once its sizes are complete. */
function roomWords(row: AirSizeRow): string {
  const sizes = readSizes({ sizeRows: [row] });
  return sizes ? copy.rowVolume(chargeableWeight({ kg: 0, cm3: totalVolume(sizes) }).volumeKg) : '';
}

export function SizeRows({ parts }: { parts: AirParts }) {
  const { view, on } = parts;
  const error = fieldError(view, 'sizeRows');
  const ref = useFocusTurn<HTMLFieldSetElement>(focusTurnAtPath(view, 'sizeRows'));
  return (
    <Section
      title={copy.sizes}
      note={copy.sizesNote}
      isBad={error !== undefined}
      aside={
        <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(add)}>
          {copy.addSize}
        </Button>
      }
    >
      <fieldset ref={ref} aria-label={airCopy.label.sizeRows} tabIndex={-1} className="grid gap-3">
        {view.form.sizeRows.map((row, at) => (
          <div
            key={at}
            className="grid grid-cols-3 items-start gap-x-3 sm:grid-cols-[repeat(5,minmax(0,1fr))_88px_44px]"
          >
            {PARTS.map((name) => (
              <DeclaredField
                key={name}
                parts={parts}
                path={`sizeRows.${at}.${name}`}
                field={SIZE_FIELDS[name]}
                label={airCopy.sizeLabel[name]}
              />
            ))}
            <span className="flex items-center justify-between gap-x-3 pt-6 sm:contents">
              <span className="self-center text-12 text-muted">{roomWords(row)}</span>
              <span className="sm:pt-6">
                {!view.isLocked && (
                  <IconButton name="trash" label={copy.dropSize(at + 1)} onClick={() => on.edit(remove(at))} />
                )}
              </span>
            </span>
          </div>
        ))}
      </fieldset>
      <FieldMessage error={error} />
      <Meter parts={parts} />
      <ByRoom parts={parts} />
    </Section>
  );
}
