import { CONTAINERS } from '../../../domain/offer/containers';
import { loadedBoxes, type BoxRows } from '../../../domain/modes/cfs/boxes';
import { CONTAINER_FIELDS } from '../../../domain/modes/cfs/fields';
import { readPlacards } from '../../../domain/modes/cfs/reading';
import { listEdit } from '../../../domain/order/form/list-edits';
import { sumGoodsLoad } from '../../../domain/order/blocks/load';
import { orderGoodsNames } from '../../../domain/order/goods/goods-names';
import { cfsCopy } from '../../copy/modes/cfs';
import { placardWords } from '../../../domain/goods/placard-words';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { fieldError } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { BoxChecks } from './box-checks';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';
import { useState } from 'react';
import { judgeBoxSegregation, pairFinding } from '../../../domain/order/findings/segregation';
import { findingInFull } from '../../copy/trade/findings';
import { SegregationGrid } from '../../trade/segregation/segregation-grid';

type PairsProps = { box: BoxRows; view: CfsParts['view'] };

/** Segregation inside one container, pair by pair, with the reason on demand. */
function BoxPairs({ box: { rows }, view }: PairsProps) {
  const [pointed, point] = useState<readonly [number, number] | null>(null);
  const goods = rows.map(({ row }) => row);
  const verdict = judgeBoxSegregation({ goods, isDanger: view.form.isDanger }, shownFacts(view).goodsOf);
  if (!verdict) return null;
  const chosen = verdict.pairs.find(({ of }) => of[0] === pointed?.[0] && of[1] === pointed[1]) ?? null;
  return (
    <div className="mt-3">
      <SegregationGrid
        goods={goods.map((row, at) => ({ ...row, at }))}
        pairs={verdict.pairs}
        chosen={chosen}
        onChoose={({ of }) => point(of)}
      />
      <p aria-live="polite" className="mt-1 text-12 text-muted">
        {chosen ? findingInFull(pairFinding(goods, chosen), copy.decides) : copy.pairs}
      </p>
    </div>
  );
}

const { add, remove } = listEdit('containers');
const CONTAINER_PARTS = Object.keys(CONTAINER_FIELDS) as (keyof typeof CONTAINER_FIELDS)[];

function Placards({ box, view }: { box: BoxRows; view: CfsParts['view'] }) {
  const placards = readPlacards(box, shownFacts(view));
  if (!placards) return <p className="mt-2 text-12 font-semibold text-warn">{copy.unplacarded}</p>;
  const { hazards, marks, count } = placards;
  if (count === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-12 text-muted">
      {hazards.map((one) => (
        <HazardDiamond key={one} hazardClass={one} className="size-6" />
      ))}
      {placardWords({ hazards, marks, count })}
    </p>
  );
}

function Box({ parts, box }: { parts: CfsParts; box: BoxRows }) {
  const { view } = parts;
  const { no, type, rows } = box;
  const { kg } = sumGoodsLoad(rows.map(({ row }) => row));
  const most = CONTAINERS[type].payloadKg;
  const isOver = kg > most;
  return (
    <li className="rounded-control border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-semibold text-ink">{copy.box(no, type)}</b>
        <span className={`text-12 ${isOver ? 'font-semibold text-bad' : 'text-muted'}`}>{copy.load(kg, most)}</span>
      </p>
      <span aria-hidden="true" className="gauge mt-1 block h-1.5 rounded-control bg-sunken">
        <i
          className={`block h-full rounded-control ${isOver ? 'bg-bad' : 'bg-sea'}`}
          style={{ width: `${Math.min(100, (kg / most) * 100)}%` }}
        />
      </span>
      <p className="mt-1.5 text-12 text-ink">
        {orderGoodsNames({ goods: rows.map(({ row }) => row) }).join('、') || copy.empty}
      </p>
      {view.form.isDanger === 'Y' && <Placards box={box} view={view} />}
      <BoxPairs box={box} view={view} />
      <BoxChecks box={box} view={view} />
      {view.form.containers[no - 1] && (
        <div className="mt-3 grid gap-x-3 sm:grid-cols-3">
          {CONTAINER_PARTS.map((name) => (
            <DeclaredField
              key={name}
              parts={parts}
              path={`containers.${no - 1}.${name}`}
              field={CONTAINER_FIELDS[name]}
              label={cfsCopy.containerLabel[name]}
            />
          ))}
        </div>
      )}
    </li>
  );
}

export function BoxPlan({ parts }: { parts: CfsParts }) {
  const { view, on } = parts;
  const boxes = loadedBoxes(view.form);
  const { containers } = view.form;
  return (
    <Section title={copy.plan} note={copy.planNote}>
      <fieldset aria-label={cfsCopy.label.containers}>
        <ul className="grid gap-3 md:grid-cols-2">
          {boxes.map((box) => (
            <Box key={box.no} parts={parts} box={box} />
          ))}
        </ul>
      </fieldset>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-12 text-muted">
        {containers.length < boxes.length && (
          <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(add)}>
            {copy.addContainer}
          </Button>
        )}
        {containers.length > 0 && (
          <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(remove(containers.length - 1))}>
            {copy.dropContainer}
          </Button>
        )}
        {copy.container}
      </p>
      <FieldMessage error={fieldError(view, 'containers')} />
    </Section>
  );
}
