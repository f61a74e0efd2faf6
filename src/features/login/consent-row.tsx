import { legalTexts } from '../../copy/content/legal-texts';
import { loginCopy } from '../../copy/people/login';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { LinkButton } from '../../ui/press/link-button';
import { fieldComplaint, loginFocusTurn, overallComplaint, type LoginParts } from './login-parts';

const { consent: copy } = loginCopy;

function LegalLinks({ view: { mode, agreed }, on }: LoginParts) {
  const editions = mode === 'register' ? agreed : null;
  return (
    <>
      <LinkButton onClick={() => on.read('agreement')}>{legalTexts.link('agreement')}</LinkButton>
      {editions && copy.edition(editions.agreement)}
      {copy.and}
      <LinkButton onClick={() => on.read('privacy')}>{legalTexts.link('privacy')}</LinkButton>
      {editions && copy.edition(editions.privacy)}
    </>
  );
}

function Consent(parts: LoginParts) {
  const { view, on } = parts;
  if (view.mode === 'reset') return null;
  if (view.mode !== 'register')
    return (
      <p className="leading-5 text-muted">
        {copy.implied}
        <LegalLinks {...parts} />
      </p>
    );
  return (
    <Checkbox
      name="isAgree"
      isChecked={view.form.isAgree}
      isInvalid={view.faults.isAgree !== undefined}
      isReadOnly={view.isBusy}
      focusTurn={loginFocusTurn(view, 'isAgree')}
      onChange={(isAgree) => on.change({ isAgree })}
    >
      {copy.ticked}
      <LegalLinks {...parts} />
    </Checkbox>
  );
}

/**
 * Consent given by the button below, and the error of the last press. Registration reserves room for two lines of
 * editions and one error, so that no field moves.
 */
export function ConsentRow(parts: LoginParts) {
  const room = parts.view.mode === 'register' ? 'min-h-17' : 'min-h-12';
  return (
    <div className={`grid ${room} content-start gap-0.5 pb-1`}>
      <Consent {...parts} />
      <FieldMessage error={fieldComplaint(parts.view, 'isAgree') ?? overallComplaint(parts.view)} />
    </div>
  );
}
