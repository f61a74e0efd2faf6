import type { ReactNode } from 'react';

import { findPackKind } from '../../../domain/goods/packaging/kinds';
import { questionsOf } from '../../../domain/goods/property';
import type { GoodsRow } from '../../../domain/goods/row';
import { rowNature } from '../../../domain/goods/nature';
import { orderGoodsCopy as copy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { IconButton } from '../../ui/press/icon-button';
import { DangerHint } from './danger-hint';
import { DgPlate } from './dg-plate';
import { FoldButton, FoldedRow } from './folded-row';
import { fieldError, type PlainGoodsParts } from '../form-parts';
import { GoodsField } from './goods-field';
import { GoodsLookup } from './goods-lookup';
import type { RenderPicker } from '../fields/picker-field';

export type RenderMore = (row: GoodsRow, at: number) => ReactNode;

type CardProps = {
  parts: PlainGoodsParts;
  row: GoodsRow;
  at: number;
  renderPicker: RenderPicker;
  renderMore?: RenderMore | undefined;
  renderFirst?: RenderMore | undefined;
  /** True for bulk, which has no limited-quantity packages. */
  isBulk?: boolean;
  /** True if general and dangerous goods may share an order. */
  isMixing?: boolean;
  /** True in forms that refuse dangerous goods. */
  isGeneralOnly?: boolean;
};

/** Marks a row of a dangerous goods order as general goods; it is then asked as such. */
function GeneralTick({ parts: { view, on }, row, at, isMixing = false }: CardProps) {
  const { isGeneral = false } = row;
  const isOffered = isGeneral || (isMixing && view.form.goods.length > 1);
  if (view.form.isDanger === 'N' || !isOffered) return null;
  return (
    <div className="mb-3">
      <Checkbox
        name={`goods.${at}.isGeneral`}
        isChecked={isGeneral}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'goods.mark', at, isGeneral: value })}
      >
        {copy.general}
      </Checkbox>
      <FieldMessage error={fieldError(view, `goods.${at}.isGeneral`)} />
    </div>
  );
}

function Names({ parts, at }: CardProps) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <GoodsField parts={parts} at={at} name="nameCn" />
      <GoodsField parts={parts} at={at} name="nameEn" />
    </div>
  );
}

/** Customs need the HS code of general goods too. */
function PlainCodes({ parts, at }: CardProps) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <GoodsField parts={parts} at={at} name="hsCode" />
      <GoodsField parts={parts} at={at} name="casNo" />
    </div>
  );
}

function Amounts({ parts, at, isBulk = false }: CardProps) {
  const weight = <GoodsField parts={parts} at={at} name="grossKg" unit={copy.units.kg} />;
  if (isBulk) return <div className="mt-4 grid gap-x-3 sm:grid-cols-2">{weight}</div>;
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-3 md:grid-cols-[minmax(0,1fr)_92px_124px_124px_104px]">
      <div className="max-md:col-span-2">
        <GoodsField parts={parts} at={at} name="packKind" />
      </div>
      <GoodsField parts={parts} at={at} name="pieces" unit={copy.units.pieces} />
      {weight}
      <GoodsField parts={parts} at={at} name="netKg" unit={copy.units.kg} />
      <GoodsField parts={parts} at={at} name="volume" unit={copy.units.m3} />
    </div>
  );
}

function Packed({ parts, row, at }: CardProps) {
  const isAround = findPackKind(row.packKind)?.family === 'BOX';
  return (
    <div className="grid gap-x-3 sm:grid-cols-2">
      {!row.isLimited && <GoodsField parts={parts} at={at} name="packMark" />}
      {(row.isLimited || isAround) && <GoodsField parts={parts} at={at} name="innerQuantity" />}
    </div>
  );
}

/** Properties on which the number forks; the rule stands beside the field. */
function Forks({ parts, row, at }: CardProps) {
  const asks = questionsOf(row, parts.view.library[row.goodsId]?.asks, parts.view.book);
  if (asks.length === 0) return null;
  return (
    <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
      {asks.map(({ property, rule }) => (
        <GoodsField key={property} parts={parts} at={at} name={property} hint={rule} unit={copy.units[property]} />
      ))}
    </div>
  );
}

export function Declared(props: CardProps) {
  const { parts, row, at, isBulk = false, isGeneralOnly = false } = props;
  const isDanger = rowNature(row, parts.view.form.isDanger) === 'Y';
  return (
    <>
      <GoodsLookup {...props} />
      <Names {...props} />
      {isDanger ? (
        <>
          <DgPlate parts={parts} row={row} at={at} isBulk={isBulk} />
          <Forks {...props} />
        </>
      ) : (
        <DangerHint parts={parts} at={at} {...(isGeneralOnly && { instead: null })} />
      )}
      {!isDanger && <PlainCodes {...props} />}
    </>
  );
}

export function GoodsCard(props: CardProps) {
  const { parts, row, at } = props;
  const { on, view } = parts;
  const isDanger = rowNature(row, view.form.isDanger) === 'Y';
  const toDo = view.folded?.[row.key];
  return (
    <section aria-label={copy.row(at + 1)} className="rounded-card border border-line bg-surface">
      <header className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-4 md:pl-5">
        <span className="text-12 text-muted">{copy.row(at + 1)}</span>
        <h3 className="min-w-0 flex-1 truncate text-16">
          {row.nameCn || copy.blank} <span className="font-normal text-muted">{row.nameEn}</span>
        </h3>
        {!view.isLocked && (
          <>
            <FoldButton parts={parts} row={row} at={at} />
            <IconButton name="copy" label={copy.copy(at + 1)} onClick={() => on.edit({ kind: 'goods.copy', at })} />
            <IconButton
              name="trash"
              label={copy.remove(at + 1)}
              onClick={() => on.edit({ kind: 'goods.remove', at })}
            />
          </>
        )}
      </header>
      <div className="p-4 md:p-5">
        {props.renderFirst?.(row, at)}
        <GeneralTick {...props} />
        {toDo === undefined ? <Declared {...props} /> : <FoldedRow row={row} toDo={toDo} isDanger={isDanger} />}
        {toDo !== undefined && !isDanger && <DangerHint parts={parts} at={at} />}
        <Amounts {...props} />
        {toDo === undefined && isDanger && !props.isBulk && <Packed {...props} />}
        {toDo === undefined && props.renderMore?.(row, at)}
      </div>
    </section>
  );
}
