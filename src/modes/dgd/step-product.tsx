import { remainingShare } from '../../../domain/modes/dgd/components';
import { OWN } from '../../../domain/modes/dgd/own';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { FormText } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsLookup } from '../../trade/goods/goods-lookup';
import { Section } from '../../trade/section';
import { Button } from '../../ui/press/button';
import type { DgdParts } from './dgd-parts';
import { EarlierNote } from './earlier-note';
import { MADE_OF, ServiceFields, SERVICE_NAMES, STATE } from './service-fields';

const GOODS = ['nameCn', 'nameEn', 'casNo', 'unNo'] as const;

type StepProductProps = { parts: DgdParts; now: number; renderPicker: RenderPicker };

/** Fills the remainder to 100 % with one press. */
function Balance({ parts: { view, on, quote }, now }: Pick<StepProductProps, 'parts' | 'now'>) {
  const rest = remainingShare(view.form);
  const isAsked = OWN.asks('components', view.form, { quote, now }) && view.form.components.length > 0;
  if (!isAsked || rest === 0 || view.isLocked) return null;
  return (
    <p className="mb-4">
      <Button look="line" size="small" onClick={() => on.edit({ kind: 'own.components.balance' })}>
        {copy.balance(rest)}
      </Button>
    </p>
  );
}

export function StepProduct({ parts, now, renderPicker }: StepProductProps) {
  const [row] = parts.view.form.goods;
  return (
    <>
      <EarlierNote earlier={parts.view.earlier} words={copy.earlier} />
      <Section title={copy.product} note={copy.productNote}>
        {row && <GoodsLookup parts={parts} row={row} at={0} renderPicker={renderPicker} />}
        <div className="grid gap-x-4 sm:grid-cols-2">
          {GOODS.map((name) => (
            <FormText key={name} parts={parts} path={`goods.0.${name}`} label={copy.goods[name]} />
          ))}
        </div>
        <ServiceFields parts={parts} now={now} step="product" names={MADE_OF} />
        <Balance parts={parts} now={now} />
        <ServiceFields parts={parts} now={now} step="product" names={STATE} />
      </Section>
      <Section title={copy.asked}>
        <ServiceFields parts={parts} now={now} step="product" names={SERVICE_NAMES} renderPicker={renderPicker} />
      </Section>
    </>
  );
}
