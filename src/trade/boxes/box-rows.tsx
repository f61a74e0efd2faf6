import { CONTAINERS } from '../../../domain/offer/containers';
import { BOX_TYPES, isBoxType, type BoxType } from '../../../domain/offer/search';
import { formatMoney } from '../../../domain/values/money';
import { orderPartsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { FormChoice, FormText } from '../fields/fields';
import { fieldNaming } from '../fields/named';
import type { Money } from '../../../domain/values/money';
import { fieldError, type BoxParts } from '../form-parts';
import { FieldMessage } from '../../ui/form/field-message';

const { boxes: copy } = orderPartsCopy;

export const boxName = (type: string): string =>
  isBoxType(type) ? `${type} ${copy.kinds[CONTAINERS[type].kind]}`.trim() : type;

type BoxesProps = {
  parts: BoxParts;
  /** Price of one more box, where known. */
  priceOf?: (type: BoxType) => Money | null;
  types?: readonly string[];
  nameOf?: (type: string) => string;
};

/** A chosen type stays listed even if it is no longer available. */
const withOwn = (types: readonly string[], own: string): readonly string[] =>
  types.includes(own) ? types : [own, ...types];

export function BoxRows({ parts, priceOf = () => null, types = BOX_TYPES, nameOf = boxName }: BoxesProps) {
  const { view, on } = parts;
  const { boxes } = view.form;
  const error = fieldError(view, 'boxes');
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {boxes.map(({ type }, at) => {
          const price = isBoxType(type) ? priceOf(type) : null;
          return (
            <li key={type + String(at)} className="grid grid-cols-[minmax(0,1fr)_120px_40px] items-start gap-3">
              <FormChoice
                parts={parts}
                path={`boxes.${at}.type`}
                {...fieldNaming('boxes.type')}
                hint={price ? copy.each(formatMoney(price)) : undefined}
                choices={withOwn(types, type).map((one) => ({ key: one, label: nameOf(one) }))}
              />
              <FormText parts={parts} path={`boxes.${at}.count`} {...fieldNaming('boxes.count')} isNumber />
              {boxes.length > 1 && !view.isLocked && (
                <IconButton
                  name="trash"
                  label={copy.remove(type)}
                  className="mt-6.5"
                  onClick={() => on.edit({ kind: 'box.remove', at })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldMessage error={error} />
      {boxes.length < types.length && (
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          isOff={view.isLocked}
          onClick={() => on.edit({ kind: 'box.add' })}
        >
          <Icon name="plus" className="size-4" />
          {copy.add}
        </Button>
      )}
    </div>
  );
}
