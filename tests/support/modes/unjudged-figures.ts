import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import { blankUnaskedFigures, GOODS_FIGURES } from '../../../domain/order/form/figures';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { Sample } from './mode-case';

const TYPED = ['-99999', '1e309', 'constructor', 'NaN', '９９９９９９'];
/** Test value in plain digits. */
const PLAIN = '999999';

/** Goods figures a mode stores but no rule or list reads. */
export function unjudgedFigures<TForm extends OrderForm, TQuote extends Quote>(
  mode: OrderMode<TForm, TQuote>,
  { form, facts }: Sample<TForm, OrderFacts<TQuote>>,
): string[] {
  const [first, ...others] = form.goods;
  if (!first) return ['a sample has goods'];
  return GOODS_FIGURES.flatMap((name) =>
    TYPED.flatMap((typed) => {
      const kept = blankUnaskedFigures(mode, { ...form, goods: [{ ...first, [name]: typed }, ...others] });
      const said = [...mode.faults(kept, facts), ...mode.fields.choices(kept, facts.quote)];
      const isFine = ['', PLAIN].includes(kept.goods[0]?.[name] ?? '');
      return isFine || said.some(({ path }) => path === `goods.0.${name}`) ? [] : [`${name} ${typed}`];
    }),
  );
}
