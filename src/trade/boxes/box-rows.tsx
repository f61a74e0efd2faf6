import { BOX_TYPES } from '../../../domain/offer/search';
import { formatMoney } from '../../../domain/values/money';
import { orderStepsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { FormChoice, FormText } from '../fields/fields';
import { errorAt, type FormParts } from '../form-parts';

const { sailing: copy } = orderStepsCopy;

/** How many boxes of which types, each type once. */
export function BoxRows({ parts }: { parts: FormParts }) {
  const { view, on } = parts;
  const { boxes } = view.form;
  const priceOf = (type: string) => view.sailing?.price?.perBox.find((price) => price.type === type)?.total;
  const error = errorAt(view, 'boxes');
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {boxes.map(({ type }, at) => {
          const price = priceOf(type);
          return (
            <li key={type + String(at)} className="grid grid-cols-[minmax(0,1fr)_120px_40px] items-start gap-3">
              <FormChoice
                parts={parts}
                path={`boxes.${at}.type`}
                field="boxes.type"
                hint={price && copy.each(formatMoney(price))}
                choices={BOX_TYPES.map((one) => ({ key: one, label: one }))}
              />
              <FormText parts={parts} path={`boxes.${at}.count`} field="boxes.count" isNumber />
              {boxes.length > 1 && !view.isLocked && (
                <IconButton
                  name="trash"
                  label={copy.removeBox(type)}
                  className="mt-6.5"
                  onClick={() => on.edit({ kind: 'box.remove', at })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="text-12 text-bad">
          {error}
        </p>
      )}
      {boxes.length < BOX_TYPES.length && (
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          isOff={view.isLocked}
          onClick={() => on.edit({ kind: 'box.add' })}
        >
          <Icon name="plus" className="size-4" />
          {copy.addBox}
        </Button>
      )}
    </div>
  );
}
