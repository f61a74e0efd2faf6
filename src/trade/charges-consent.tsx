import { orderPartsCopy } from '../copy/trade';
import { Checkbox } from '../ui/form/checkbox';
import { FieldMessage } from '../ui/form/field-message';
import { LinkButton } from '../ui/press/link-button';
import { errorAt, focusTurnAt, requiredAt, type FormParts } from './form-parts';

const { agreement: copy } = orderPartsCopy.confirm;

type ConsentProps = { parts: FormParts<{ agreeCharges: boolean }>; onRead: () => void };

/** What is charged, agreed to by itself with every order; its whole text is one press away. */
export function ChargesConsent({ parts: { view, on }, onRead }: ConsentProps) {
  const error = errorAt(view, 'agreeCharges');
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-1">
        <Checkbox
          name="agreeCharges"
          isChecked={view.form.agreeCharges}
          isInvalid={error !== undefined}
          isRequired={requiredAt(view, 'agreeCharges') !== undefined}
          isReadOnly={view.isLocked}
          focusTurn={focusTurnAt(view, 'agreeCharges')}
          readAs={`${copy.before}${copy.link}`}
          onChange={(value) => on.edit({ kind: 'set', path: 'agreeCharges', value })}
        >
          {copy.before}
        </Checkbox>
        <LinkButton onClick={onRead}>{copy.link}</LinkButton>
        <span>{copy.after}</span>
      </div>
      <FieldMessage error={error} />
    </div>
  );
}
