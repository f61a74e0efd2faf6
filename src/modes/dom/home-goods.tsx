import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import { fieldError } from '../../trade/form-parts';
import { DangerHint } from '../../trade/goods/danger-hint';
import { GoodsField } from '../../trade/goods/goods-field';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { ButtonLink } from '../../ui/press/button-link';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import type { DomParts } from './dom-parts';

type HomeProps = {
  parts: DomParts;
  enquireAt: string;
};

/** Goods that turn out dangerous cannot be ordered here: send an enquiry or change them. */
function Danger({ parts: { view, on }, enquireAt }: HomeProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-warn-tint px-4 py-3 text-warn">
      <p role="alert" className="min-w-0 flex-1">
        {domCopy.fault.domDangerous}
      </p>
      <ButtonLink href={enquireAt} look="sea" size="small">
        {copy.enquire}
      </ButtonLink>
      <Button
        look="line"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'set', path: 'isDanger', value: 'N' })}
      >
        {copy.harmless}
      </Button>
    </div>
  );
}

export function HomeGoods(props: HomeProps) {
  const { parts } = props;
  const { view, on } = parts;
  const { goods } = view.form;
  const error = fieldError(view, 'goods');
  const isDanger = view.form.isDanger === 'Y';
  return (
    <Section
      title={copy.goods}
      note={copy.goodsNote}
      isBad={isDanger || error !== undefined}
      aside={
        <Button
          look="line"
          size="small"
          isOff={view.isLocked || goods.length >= MOST_GOODS}
          onClick={() => on.edit({ kind: 'goods.add' })}
        >
          {copy.addGoods}
        </Button>
      }
    >
      {isDanger && <Danger {...props} />}
      <div className="grid gap-3">
        {goods.map(({ key }, at) => (
          <div key={key}>
            <div className="grid grid-cols-2 items-start gap-x-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_110px_44px]">
              <div className="max-sm:col-span-2">
                <GoodsField parts={parts} at={at} name="nameCn" />
              </div>
              <GoodsField parts={parts} at={at} name="packKind" />
              <GoodsField parts={parts} at={at} name="pieces" />
              <span className="sm:pt-6">
                {goods.length > 1 && !view.isLocked && (
                  <IconButton
                    name="trash"
                    label={copy.dropGoods(at + 1)}
                    onClick={() => on.edit({ kind: 'goods.remove', at })}
                  />
                )}
              </span>
            </div>
            <DangerHint
              parts={parts}
              at={at}
              instead={
                <ButtonLink href={props.enquireAt} look="sea" size="small">
                  {copy.enquire}
                </ButtonLink>
              }
            />
          </div>
        ))}
      </div>
      <FieldMessage error={error} />
    </Section>
  );
}
