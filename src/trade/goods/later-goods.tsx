import { orderGoodsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import type { GoodsRow } from '../../../domain/goods/row';
import type { EditOf, FormParts } from '../form-parts';
import { Section } from '../section';

const { later: copy } = orderGoodsCopy;

export function LaterGoods({ parts: { view, on } }: { parts: FormParts<{ later: GoodsRow[] }, EditOf<'goods'>> }) {
  const { later } = view.form;
  if (later.length === 0) return null;
  const back = (
    <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit({ kind: 'goods.rejoin' })}>
      {copy.take}
    </Button>
  );
  return (
    <Section title={copy.title} note={copy.note} aside={back}>
      <ul className="grid gap-1">
        {later.map(({ key, nameCn, nameEn, unNo }) => (
          <li key={key} className="text-ink">
            {nameCn || orderGoodsCopy.blank}{' '}
            <span className="text-muted">
              {nameEn} {unNo !== '' && `UN ${unNo}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
