import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { FormText } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsLookup } from '../../trade/goods/goods-lookup';
import { Section } from '../../trade/section';
import type { DgdParts } from './dgd-parts';
import { OwnFields, SERVICE_NAMES, SHARED_NAMES } from './own-fields';

const GOODS = ['nameCn', 'nameEn', 'casNo', 'unNo'] as const;

type StepProductProps = { parts: DgdParts; now: number; renderPicker: RenderPicker };

/** What the product is, and what the service has to know of it besides. */
export function StepProduct({ parts, now, renderPicker }: StepProductProps) {
  const [row] = parts.view.form.goods;
  return (
    <>
      <Section title={copy.product} note={copy.productNote}>
        {row && <GoodsLookup parts={parts} row={row} at={0} renderPicker={renderPicker} />}
        <div className="grid gap-x-4 sm:grid-cols-2">
          {GOODS.map((name) => (
            <FormText key={name} parts={parts} path={`goods.0.${name}`} label={copy.goods[name]} />
          ))}
        </div>
        <OwnFields parts={parts} now={now} step="product" names={SHARED_NAMES} />
      </Section>
      <Section title={copy.asked}>
        <OwnFields parts={parts} now={now} step="product" names={SERVICE_NAMES} />
      </Section>
    </>
  );
}
