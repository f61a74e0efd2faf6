import type { GoodsRow } from '../../../domain/goods/row';
import type { RenderPicker } from '../fields/picker-field';
import type { PlainGoodsParts } from '../form-parts';
import { Section } from '../section';
import { Declared } from './goods-card';

type BulkProps = {
  parts: PlainGoodsParts;
  row: GoodsRow;
  title: string;
  renderPicker: RenderPicker;
  isGeneralOnly?: boolean;
};

/** Bulk goods: declared like a row, without packages; the quantity is asked for the whole. */
export const BulkGoods = ({ title, ...props }: BulkProps) => (
  <Section title={title}>
    <Declared {...props} at={0} isBulk />
  </Section>
);
