import type { ReactNode } from 'react';

import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { FormChoice } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import { FormLongText } from '../../trade/fields/long-text';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import { NextFit } from './next-fit';
import type { LclParts } from './order-parts';
import { RowFacts } from './row-facts';

type StepGoodsProps = { parts: LclParts; changeTo: string; renderPicker: RenderPicker; above?: ReactNode };

export function StepGoods({ parts, changeTo, renderPicker, above }: StepGoodsProps) {
  return (
    <>
      {above}
      <NextFit findings={parts.view.acceptance.findings} quote={parts.quote} changeTo={changeTo} />
      <GoodsList
        parts={parts}
        renderPicker={renderPicker}
        renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
        isMixing
      />
      <ApartGoods parts={parts} />
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
