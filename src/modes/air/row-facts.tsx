import type { AirPart } from '../../../domain/goods/air/limit';
import { MOST_Q } from '../../../domain/goods/air/q-value';
import { airRowFacts } from '../../../domain/modes/air/form';
import { isOuterOpen, outerQ, rowsTogether } from '../../../domain/modes/air/outer';
import { judgePacked, readPacked, piParts, type PiPart } from '../../../domain/modes/air/packed';
import { ROW, ROW_FACTS } from '../../../domain/modes/air/row-fields';
import type { GoodsRow } from '../../../domain/goods/row';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { Checkbox } from '../../ui/form/checkbox';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import type { AirParts } from './air-parts';

type RowProps = { parts: AirParts; row: GoodsRow; at: number };

const limitText = ({ most, isGross, pi }: AirPart, unit: string): string =>
  most === null ? copy.noLimit(pi) : isGross ? copy.gross(most) : copy.limit(most, unit, pi);

function Limits({ parts: { view }, row }: Omit<RowProps, 'at'>) {
  const { limit } = judgePacked(readPacked(row, airRowFacts(view.form, row)));
  if (!limit) return null;
  return (
    <dl className="mb-4 grid grid-cols-3 rounded-control border border-line">
      {(['pax', 'cao', 'limited'] as const).map((kind) => (
        <div key={kind} className="border-line px-3 py-2 not-first:border-l">
          <dt className="text-12 text-muted">{copy.limits[kind]}</dt>
          <dd className="font-medium text-ink">
            {limit[kind] ? limitText(limit[kind], limit.unit) : copy.limits.none}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An instruction valid for both aircraft is listed once. */
const instructionChoices = (all: readonly PiPart[]) =>
  all
    .filter(({ pi }, place) => all.findIndex((one) => one.pi === pi) === place)
    .map(({ pi, isLimited, onPassenger }) => ({
      key: pi,
      label: copy.pi(pi, copy.piWords[isLimited ? 'limited' : onPassenger ? 'pax' : 'cao']),
    }));

/** True if goods in an outer package must not share it at any quantity. */
function isClash({ view: { form, acceptance } }: AirParts, outer: string): boolean {
  const inside = rowsTogether(form, outer).map((row) => form.goods.indexOf(row) + 1);
  const clashes = (acceptance?.findings ?? []).filter(({ code }) => code === 'airTogether');
  return clashes.some(({ given }) => inside.includes(Number(given['rowOne'])));
}

/** Fill level (Q value) of a shared outer package, updated while typing. */
function OuterMeter({ parts, row }: Omit<RowProps, 'at'>) {
  const { view, quote } = parts;
  const { outer } = airRowFacts(view.form, row);
  if (outer.trim() === '') return null;
  const q = outerQ(view.form, outer, quote.offer.detail.aircraft);
  const isOver = q !== null && q > MOST_Q;
  const isWrong = isOver || isClash(parts, outer);
  return (
    <output className="mb-4 flex flex-wrap items-center gap-3 rounded-control border border-line px-3 py-2">
      <span className="text-12 text-muted">{copy.outer(outer.trim())}</span>
      {q === null ? (
        <VerdictPill letter="M">{isOuterOpen(view.form, outer) ? copy.qOpen : copy.qUnread}</VerdictPill>
      ) : (
        <>
          <svg aria-hidden="true" className="h-2.5 min-w-20 flex-1">
            <rect width="100%" height="100%" className="fill-sunken" />
            <rect width={`${Math.min(q, 1) * 100}%`} height="100%" className={isWrong ? 'fill-bad' : 'fill-sea'} />
          </svg>
          <b className="font-semibold text-ink">{copy.q(q)}</b>
          <VerdictPill letter={isWrong ? 'N' : 'Y'}>
            {isOver ? copy.qOver : isWrong ? copy.qApart : copy.qOk}
          </VerdictPill>
        </>
      )}
    </output>
  );
}

const TEXTS = ['net', 'percent', 'batteryWh', 'soc', 'outer'] as const;

export function RowFacts({ parts, row, at }: RowProps) {
  const { view, on, quote } = parts;
  const { form } = view;
  const facts = airRowFacts(form, row);
  const asks = (name: (typeof TEXTS)[number] | 'pi' | 'isDamaged') =>
    ROW_FACTS.asks(name, form, form.air, row, { quote });
  if (form.isDanger === 'N') return null;
  const packed = readPacked(row, facts);
  const unit = judgePacked(packed).limit?.unit;
  return (
    <div className="mt-2 border-t border-line pt-4">
      <h4 className="mb-2 text-14">{copy.air}</h4>
      <Limits parts={parts} row={row} />
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {TEXTS.filter(asks).map((name) => (
          <DeclaredField
            key={name}
            parts={parts}
            path={`goods.${at}.${name}`}
            field={ROW.fields[name]}
            label={airCopy.rowLabel[name]}
            value={facts[name]}
            {...(name === 'net' && unit !== undefined && { unit })}
            {...(name === 'outer' && { hint: copy.outerHint })}
          />
        ))}
        {asks('pi') && (
          <DeclaredField
            parts={parts}
            path={`goods.${at}.pi`}
            field={ROW.fields.pi}
            label={airCopy.rowLabel.pi}
            choices={instructionChoices(piParts(packed))}
            value={facts.pi}
          />
        )}
      </div>
      <OuterMeter parts={parts} row={row} />
      {asks('isDamaged') && (
        <Checkbox
          name={`goods.${at}.isDamaged`}
          isChecked={facts.isDamaged}
          isReadOnly={view.isLocked}
          onChange={(value) => on.edit({ kind: 'set', path: `goods.${at}.isDamaged`, value })}
        >
          {airCopy.rowLabel.isDamaged}
        </Checkbox>
      )}
    </div>
  );
}
