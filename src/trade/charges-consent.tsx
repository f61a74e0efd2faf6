import { legalTexts } from '../copy/content/legal-texts';
import { orderPartsCopy } from '../copy/trade';
import { Checkbox } from '../ui/form/checkbox';
import { FieldMessage } from '../ui/form/field-message';
import { LinkButton } from '../ui/press/link-button';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from './form-parts';

const { agreement: copy } = orderPartsCopy.confirm;

type ConsentProps = {
  parts: FormParts<{ agreeCharges: boolean; chargesEdition: string }> & {
    /** Edition in force; null while unknown. */
    view: { chargesHold: string | null };
  };
  onRead: () => void;
};

/**
 * Consent to the charges, required separately for every order, for the edition named beside the tick. While the edition
 * is unknown, the text must be opened first, which tells it.
 */
export function ChargesConsent({ parts: { view, on }, onRead }: ConsentProps) {
  const error = fieldError(view, 'agreeCharges');
  const edition = view.form.chargesEdition || view.chargesHold;
  const text = edition === null ? legalTexts.link('charges') : legalTexts.edition('charges', edition);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-1">
        <Checkbox
          name="agreeCharges"
          isChecked={view.form.agreeCharges}
          isInvalid={error !== undefined}
          isRequired={requiredLabel(view, 'agreeCharges') !== undefined}
          isReadOnly={view.isLocked}
          focusTurn={focusTurnAtPath(view, 'agreeCharges')}
          readAs={`${copy.before}${text}`}
          onChange={(value) =>
            value && edition === null ? onRead() : on.edit({ kind: 'set', path: 'agreeCharges', value })
          }
        >
          {copy.before}
        </Checkbox>
        <LinkButton onClick={onRead}>{text}</LinkButton>
        <span>{copy.after}</span>
      </div>
      <FieldMessage error={error} />
    </div>
  );
}
