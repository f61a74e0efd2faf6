import { useState } from 'react';

import { identifyRow } from '../../../domain/goods/identity';
import type { LibraryGoods } from '../../../domain/goods/library';
import type { GoodsRow } from '../../../domain/goods/row';
import { orderGoodsCopy } from '../../copy/trade';
import { Badge } from '../../ui/mark/badge';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';
import { DG_FIELDS, DgFields } from './dg-fields';
import { dgFacts, type DgFact } from './dg-facts';
import { possibleEntries, EntryChoice } from './entry-choice';
import { fieldError, focusTurnAtPath, type PlainGoodsParts } from '../form-parts';

const { plate: copy } = orderGoodsCopy;

type PlateProps = { parts: PlainGoodsParts; row: GoodsRow; at: number; isBulk?: boolean };

function Fact({ fact: { name, words, was }, onRestore }: { fact: DgFact; onRestore: (() => void) | null }) {
  return (
    <div className="min-w-0 border-r border-b border-line px-3 py-2">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="leading-5 font-medium break-words text-ink">
        {words}
        {was !== null && (
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 font-normal text-muted">
            <Badge look="warn">{copy.edited}</Badge>
            {copy.was(was)}
            {onRestore && <LinkButton onClick={onRestore}>{copy.restore}</LinkButton>}
          </span>
        )}
      </dd>
    </div>
  );
}

function Diamonds({ row: { hazardClass, subRisks } }: { row: GoodsRow }) {
  if (hazardClass === '') return <Icon name="document" className="size-8 text-muted" />;
  return (
    <>
      <HazardDiamond hazardClass={hazardClass} className="size-21" />
      {subRisks.map((risk) => (
        <HazardDiamond key={risk} hazardClass={risk} className="size-12" />
      ))}
    </>
  );
}

/** Fields stay open if not looked up, faulty or focused. */
const areFieldsOpen = ({ view }: PlainGoodsParts, { goodsId }: GoodsRow, at: number): boolean =>
  goodsId === '' ||
  DG_FIELDS.some((field) => {
    const path = `goods.${at}.${field}`;
    return fieldError(view, path) !== undefined || focusTurnAtPath(view, path) !== undefined;
  });

/** While the lookup is pending, the substance is not called missing. */
function sourceNote({ view }: PlainGoodsParts, row: GoodsRow, entries: readonly LibraryGoods[]): string {
  const told = { library: view.library, told: view.told };
  if (identifyRow(row, 'Y', told).kind === 'waiting') return view.isLookingUp ? copy.reading : copy.unread;
  if (view.library[row.goodsId]) return (view.book ?? 'SEA') === 'SEA' ? copy.source : copy.sourceShared;
  return entries.length > 0 ? copy.unchosen : copy.own;
}

export function DgPlate({ parts, row, at, isBulk = false }: PlateProps) {
  const { view, on } = parts;
  const goods = view.library[row.goodsId];
  const entries = possibleEntries(parts, row);
  const isDue = areFieldsOpen(parts, row, at);
  // Stays open after the fault is corrected, so that it does not collapse while edited.
  const [isOpen, stay] = useState(isDue);
  if (isDue && !isOpen) stay(true);
  return (
    <div className="rounded-control border border-ink">
      <div className="grid sm:grid-cols-[128px_minmax(0,1fr)]">
        <div className="flex items-center justify-center gap-2 border-b border-line bg-canvas p-3 sm:flex-col sm:border-r sm:border-b-0">
          <Diamonds row={row} />
        </div>
        <dl className="grid grid-cols-2 overflow-hidden md:grid-cols-3 xl:grid-cols-4">
          {dgFacts(row, goods, view.book).map((fact) => (
            <Fact
              key={fact.field}
              fact={fact}
              onRestore={view.isLocked ? null : () => on.edit({ kind: 'goods.restore', at, field: fact.field })}
            />
          ))}
        </dl>
      </div>
      {entries.length > 0 && <EntryChoice parts={parts} entries={entries} at={at} />}
      {goods?.doubts.map(({ text }) => (
        <p key={text} className="border-t border-line bg-warn-tint px-3 py-2 text-12 text-warn">
          {copy.doubt(text)}
        </p>
      ))}
      <details className="group border-t border-line" open={isOpen || undefined}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-2 rounded-control bg-canvas px-3 py-2 text-12 text-muted">
          <Icon name="shieldChecked" className="size-4 text-sea" />
          <span className="min-w-0 flex-1">{sourceNote(parts, row, entries)}</span>
          <span className="text-14 text-sea group-open:hidden">{copy.edit}</span>
          <Icon name="chevronDown" className="size-4 text-sea group-open:rotate-180" />
        </summary>
        <div className="p-3 md:p-4">
          <DgFields parts={parts} row={row} at={at} isBulk={isBulk} />
        </div>
      </details>
    </div>
  );
}
