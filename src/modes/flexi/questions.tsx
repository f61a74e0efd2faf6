import type { ReactNode } from 'react';
import { useSearch } from 'wouter';

import { readFlexiQuery } from '../../../domain/modes/flexi/address';
import { TRIAL_TEMP_C } from '../../../domain/modes/flexi/search';
import { flexiSearchCopy as copy } from '../../copy/modes/flexi/search';
import { Icon } from '../../ui/mark/icon';
import { CarrierLimits } from './carrier-limits';
import { ChoiceCell, FigureCell, NameCell, Segments, type CellParts } from './cells';
import { PlanLine, isFitting } from './plan-line';
import { Said } from './said';

type QuestionProps = {
  id: string;
  number: number;
  title: string;
  /** True if the question is answered positively. */
  isDone: boolean;
  children: ReactNode;
};

/** One of the three questions: number, and a tick when nothing blocks it. */
const Question = ({ id, number, title, isDone, children }: QuestionProps) => (
  <li
    id={id}
    className="relative grid scroll-mt-40 grid-cols-[30px_minmax(0,1fr)] gap-x-2 pb-7 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-3.75 not-last:before:border-l not-last:before:border-line-strong md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4 md:not-last:before:left-5"
  >
    <span
      aria-hidden="true"
      className={`relative isolate grid size-7.5 place-items-center font-semibold before:absolute before:inset-1 before:-z-1 before:rotate-45 before:border-2 before:border-current before:bg-surface md:size-10 ${isDone ? 'text-good' : 'text-muted'}`}
    >
      {isDone ? <Icon name="check" className="size-4" /> : number}
    </span>
    <div className="min-w-0 md:pt-1.5">
      <h3 className="mb-2 text-20">{title}</h3>
      {children}
    </div>
  </li>
);

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3';

export function LiquidQuestion({
  parts,
  isDanger,
  picker,
}: {
  parts: CellParts;
  isDanger: 'Y' | 'N';
  picker: ReactNode;
}) {
  const { glance, row, on } = parts;
  const isWaiting = glance.goods.kind === 'waiting' && row.goods.trim() !== '';
  return (
    <Question id="search-liquid" number={1} title={copy.asks.liquid} isDone={glance.liquid?.level === 'PASS'}>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] sm:items-end">
        <div className="relative flex h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea md:h-10">
          <Icon name="search" className="text-muted" />
          {picker}
        </div>
        <NameCell parts={parts} />
        <Segments
          name="danger"
          label={copy.danger.label}
          words={{ N: copy.danger.N, Y: copy.danger.Y }}
          chosen={isDanger}
          onChoose={on.declareDanger}
        />
      </div>
      {isWaiting && <p className="mt-2 text-12 text-muted">{copy.waiting}</p>}
      {glance.liquid && glance.liquid.level !== 'BLOCK' && <Said finding={glance.liquid} />}
    </Question>
  );
}

export function WayQuestion({ parts, cold }: { parts: CellParts; cold: ReactNode }) {
  const { org, dst } = readFlexiQuery(useSearch());
  const { load, faults } = parts.glance;
  const isWrong = faults.includes('loadTemp') || faults.includes('density');
  return (
    <Question
      id="search-figures"
      number={2}
      title={copy.asks.way}
      isDone={load !== null && !isWrong && load.trial.every((one) => one === 'amount')}
    >
      <div className={GRID}>
        <FigureCell parts={parts} part="loadTemp" trial={String(TRIAL_TEMP_C)} />
        <FigureCell parts={parts} part="density" trial={load?.trial.includes('density') ? String(load.density) : ''} />
      </div>
      {load === null && !isWrong && parts.glance.goods.kind !== 'waiting' && parts.row.goods.trim() !== '' && (
        <p role="status" className="mt-2 text-12 text-warn">
          {copy.askDensity}
        </p>
      )}
      {(org === null || dst === null) && <p className="mt-2 text-12 text-muted">{copy.noLane}</p>}
      {cold}
    </Question>
  );
}

export function AmountQuestion({ parts }: { parts: CellParts }) {
  const { glance, row, on } = parts;
  const { load, limits } = glance;
  return (
    <Question
      id="search-amount"
      number={3}
      title={copy.asks.amount}
      isDone={load !== null && isFitting(load) && !load.trial.includes('amount')}
    >
      <div className={GRID}>
        <FigureCell
          parts={parts}
          part="tons"
          trial={load?.trial.includes('amount') && load.plan.kind === 'fits' ? String(load.plan.kg / 1000) : ''}
        />
        <FigureCell parts={parts} part="litres" />
        <Segments
          name="unload"
          label={copy.parts.unload}
          words={copy.choices.unload}
          chosen={row.unload}
          onChoose={(value) => on.change(row.key, 'unload', value)}
        />
      </div>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-control text-12 text-sea">{copy.more}</summary>
        <div className={`mt-2 ${GRID}`}>
          <ChoiceCell parts={parts} part="layer" />
          <ChoiceCell parts={parts} part="food" />
          <ChoiceCell parts={parts} part="heat" />
          <FigureCell parts={parts} part="viscosity" />
        </div>
      </details>
      {load && <PlanLine load={load} />}
      {load && isFitting(load) && <CarrierLimits limits={limits} />}
    </Question>
  );
}
