import { FIRES, fireName } from '../../../domain/goods/fire';
import { OWN, type WhStep as Step } from '../../../domain/modes/wh/fields';
import { WH_LAYOUT, type WhField, type WhPiece, type WhSection } from '../../../domain/modes/wh/layout';
import { whQuestion } from '../../../domain/modes/wh/search';
import { GRAMS_PER_TON, leastFree, readStay } from '../../../domain/modes/wh/stay';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { createLayout } from '../../frame/form-layout';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { CancelTerms, Closing } from './form-closing';
import { Trucks } from './form-trucks';
import type { WhParts } from './order-parts';

const Goods = ({ parts, renderPicker }: { parts: WhParts; renderPicker: RenderPicker }) => (
  <>
    <GoodsList parts={parts} renderPicker={renderPicker} />
    <ApartGoods parts={parts} />
  </>
);

const isPackaging = (name: WhField): boolean => name === 'packWeight' || name === 'packVolume';

export const WhStep = createLayout<Step, WhField, WhSection, WhPiece, WhParts>(WH_LAYOUT, {
  fields: OWN.fields,
  // The chart knows the goods, and so whether packaging is required.
  asks: (name, { view }) => !isPackaging(name) || view.required.includes(name),
  labels: whCopy.label,
  choices: {
    fireSaid: FIRES.map((fire) => ({ key: fire, label: fireName(fire) })),
    palletSize: copy.palletSizes,
    storageTemp: whQuestion.parts.temp.called,
    partialOut: copy.partial,
    autoRenew: copy.renew,
  },
  titles: { pallets: copy.pallets, when: copy.when, work: copy.work, people: copy.people, out: copy.out },
  notes: {
    pallets: ({ view }) => (view.required.includes('packWeight') ? copy.quietNote : copy.fireNote),
    when({ view, quote }) {
      const stay = readStay(view.form);
      return stay ? copy.leastFree(leastFree(quote.offer.detail.free, stay) / GRAMS_PER_TON) : undefined;
    },
    work: copy.workNote,
    out: copy.outNote,
  },
  pieces: { goods: Goods, trucks: Trucks, closing: Closing, cancelTerms: CancelTerms },
});
