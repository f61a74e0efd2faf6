import type { ReactNode } from 'react';

import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { orderGoodsCopy } from '../../copy/trade';
import { FormChoice } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import { FormLongText } from '../../trade/fields/long-text';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsList } from '../../trade/goods/goods-list';
import { LaterGoods } from '../../trade/goods/later-goods';
import { Section } from '../../trade/section';
import { SegregationCard } from '../../trade/segregation/segregation-card';
import { Button } from '../../ui/press/button';
import { NextFit } from './next-fit';
import type { LclParts } from './order-parts';
import { RowFacts } from './row-facts';

type StepGoodsProps = { parts: LclParts; changeTo: string; renderPicker: RenderPicker; above?: ReactNode };

/** What is to travel in one box with others, and at once whether it may. */
export function StepGoods({ parts, changeTo, renderPicker, above }: StepGoodsProps) {
  const { view, on } = parts;
  const { box, findings } = view.acceptance;
  return (
    <>
      {above}
      <NextFit findings={findings} quote={parts.quote} changeTo={changeTo} />
      <GoodsList
        parts={parts}
        renderPicker={renderPicker}
        renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
      />
      {box && (
        <SegregationCard
          goods={view.form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          ways={
            <Button
              look="sea"
              size="small"
              isOff={view.isLocked}
              onClick={() => on.edit({ kind: 'goods.split', staying: box.boxes[0] ?? [] })}
            >
              {orderGoodsCopy.segregation.tickets(box.boxes.length)}
            </Button>
          }
        />
      )}
      <LaterGoods parts={parts} />
      <Section title={copy.packages}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice
            parts={parts}
            path="stackable"
            label={lclCopy.label.stackable}
            choices={wordsAsChoices(copy.stackable)}
          />
        </div>
        <FormLongText parts={parts} path="marks" label={lclCopy.label.marks} hint={copy.marksHint} />
      </Section>
    </>
  );
}
