import { legalTexts } from '../copy/content/legal-texts';
import { orderPartsCopy } from '../copy/trade';
import { Checkbox } from '../ui/form/checkbox';
import { FieldMessage } from '../ui/form/field-message';
import { LinkButton } from '../ui/press/link-button';
import { errorAt, focusTurnAt, requiredAt, type FormParts } from './form-parts';

const { agreement: copy } = orderPartsCopy.confirm;

type ConsentProps = {
  parts: FormParts<{ agreeCharges: boolean; chargesEdition: string }> & {
    /** The edition that holds; null where it is not known yet. */
    view: { chargesHold: string | null };
  };
  onRead: () => void;
};

/**
 * What is charged, agreed to by itself with every order, in the edition beside the tick; its whole text is one press away.
 * Where the edition is not known, the text is read first: it says which it is.
 */
export function ChargesConsent({ parts: { view, on }, onRead }: ConsentProps) {
  const error = errorAt(view, 'agreeCharges');
  const edition = view.form.chargesEdition || view.chargesHold;
  const text = edition === null ? legalTexts.link('charges') : legalTexts.edition('charges', edition);
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
