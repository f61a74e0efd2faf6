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
import type { LclParts } from './order-parts';
import { RowFacts } from './row-facts';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import type { Finding } from '../../../domain/rules/finding';
import { findingSentence } from '../../copy/trade/findings';
import { shortDay } from '../../copy/words/moment-words';
import { Icon } from '../../ui/mark/icon';
import { ButtonLink } from '../../ui/press/button-link';

type NextFitProps = { findings: readonly Finding[]; quote: LclQuote; changeTo: string };

/** This container cannot take the goods: the reason, and the next departure that can. */
function NextFit({ findings, quote, changeTo }: NextFitProps) {
  const clash = findings.find(({ about, level }) => about === 'SHARED_BOX' && level === 'BLOCK');
  if (!clash) return null;
  const { nextFit } = quote.offer.detail;
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-bad p-4">
      <Icon name="alert" className="text-bad" />
      <p role="alert" className="min-w-0 flex-1 text-ink">
        {findingSentence(clash, lclCopy.finding)}
      </p>
      <ButtonLink look="sea" href={changeTo}>
        {nextFit ? copy.goNext(shortDay(nextFit.day)) : copy.change}
      </ButtonLink>
    </section>
  );
}

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
