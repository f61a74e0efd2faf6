import { shallowEqual } from '@xstate/react';
import { memo, use, useMemo } from 'react';

import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { usdTotal } from '../../../../domain/modes/fcl/list';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { FAR, useSettlingRows } from '../../../features/offer-board/settling-rows';
import { DrawnContext } from '../../../ui/form/plain-form';
import type { SailingBoardView } from './board-view';
import { CardSketch } from './card-sketch';
import { SailingCardView, type ChoiceSlot } from './sailing-card';

type RowsProps = { view: SailingBoardView; search: SailingSearch; renderChoice: ChoiceSlot; on: OfferBoardIntents };

type PartProps = Pick<SailingBoardView, 'open' | 'compared' | 'isFull' | 'delay' | 'now'> &
  Omit<RowsProps, 'view'> & {
    rows: readonly Sailing[];
    first: Sailing | undefined;
    lowest: number;
    isFar: boolean;
    isGone: boolean;
  };

const isBookable = ({ state, acceptance }: Sailing) => state === 'OPEN' && acceptance.level !== 'BLOCK';

const lowestTotal = (rows: readonly Sailing[]) =>
  Math.min(...rows.filter(isBookable).map((sailing) => usdTotal(sailing) ?? Number.POSITIVE_INFINITY));

/** Hidden rows are not re-rendered. */
const isAsItWas = (before: PartProps, now: PartProps) => now.isGone || shallowEqual(before, now);

/** Keyed by place, not by sailing: a reorder rewrites the text and moves no element. */
const Part = memo(function Part({ rows, open, compared, first, lowest, delay, isGone: _, ...shared }: PartProps) {
  return rows.map((sailing, place) => {
    const isOpen = open.includes(sailing.sailingId);
    return (
      <SailingCardView
        key={place}
        sailing={sailing}
        isFirst={sailing === first}
        isLowest={isBookable(sailing) && usdTotal(sailing) === lowest}
        isOpen={isOpen}
        isCompared={compared.includes(sailing)}
        delay={isOpen ? delay : null}
        {...shared}
      />
    );
  });
}, isAsItWas);

const RestWithoutScripts = ({ rows, renderChoice }: Pick<PartProps, 'rows' | 'renderChoice'>) => (
  <noscript>
    {rows.map((sailing) => (
      <div
        key={sailing.sailingId}
        role="listitem"
        className="mb-3 items-center justify-between rounded-card border border-line bg-surface max-md:pb-4 md:flex"
      >
        <CardSketch sailing={sailing} />
        <div className="shrink-0 px-4 md:px-5">{renderChoice(sailing, false)}</div>
      </div>
    ))}
  </noscript>
);

/** Skips rendering of far rows; near the top it would only cost. */
const LATER = '*:[contain-intrinsic-block-size:auto_150px] *:[content-visibility:auto]';

export function SailingRows({ view, search, renderChoice, on }: RowsProps) {
  const { rows, open, compared, isFull, delay, now } = view;
  const { shown, ref } = useSettlingRows(rows);
  const rest = use(DrawnContext) ? rows.slice(shown.reduce((sum, part) => sum + part.rows.length, 0)) : [];
  const [first, lowest] = useMemo(() => [rows.find(isBookable), lowestTotal(rows)], [rows]);
  return (
    <div role="list" ref={ref}>
      {shown.map((part, at) => (
        <div key={at} hidden={part.isGone} className={at === 0 ? undefined : LATER}>
          <Part
            rows={part.rows}
            isFar={at >= FAR}
            isGone={part.isGone}
            search={search}
            first={first && part.rows.includes(first) ? first : undefined}
            lowest={lowest}
            open={open}
            compared={compared}
            isFull={isFull}
            delay={delay}
            now={now}
            renderChoice={renderChoice}
            on={on}
          />
        </div>
      ))}
      {rest.length > 0 && <RestWithoutScripts rows={rest} renderChoice={renderChoice} />}
    </div>
  );
}
