import { dayAt } from '../../domain/values/days';
import type { ProtocolId } from '../../domain/order/papers/protocol';
import { legalTexts, PROTOCOL_TEXTS } from '../copy/content/legal-texts';
import { orderPartsCopy } from '../copy/trade';
import { Checkbox } from '../ui/form/checkbox';
import { FieldMessage } from '../ui/form/field-message';
import { StatusStrip } from '../ui/show/status-strip';
import { LinkButton } from '../ui/press/link-button';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from './form-parts';

const { confirm: copy } = orderPartsCopy;

type Parts = FormParts<{ agreeProtocol: boolean; dgPromise: boolean; isDanger: 'Y' | 'N' }> & {
  view: {
    /** Edition the account accepted before; null while it must be read. */
    consent: { version: string; agreedAt: string } | null;
    isVerificationDue: boolean | null;
    protocol: ProtocolId;
  };
};

type ConsentsProps = {
  parts: Parts;
  closes?: string | null;
  onRead: () => void;
};

const protocolLink = ({ protocol }: Parts['view']): string => legalTexts.link(PROTOCOL_TEXTS[protocol]);

/** The first tick opens the text; it stays set once the text was read. */
function ProtocolTick({ parts: { view, on }, onRead }: ConsentsProps) {
  const text = protocolLink(view);
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-1">
        <Checkbox
          name="agreeProtocol"
          isChecked={view.form.agreeProtocol}
          isInvalid={fieldError(view, 'agreeProtocol') !== undefined}
          isRequired={requiredLabel(view, 'agreeProtocol') !== undefined}
          isReadOnly={view.isLocked}
          focusTurn={focusTurnAtPath(view, 'agreeProtocol')}
          readAs={`${copy.protocol.before}${text}`}
          onChange={(isAgreed) => (isAgreed ? onRead() : on.edit({ kind: 'set', path: 'agreeProtocol', value: false }))}
        >
          {copy.protocol.before}
        </Checkbox>
        <LinkButton onClick={onRead}>{text}</LinkButton>
      </div>
      <FieldMessage error={fieldError(view, 'agreeProtocol')} />
    </div>
  );
}

/** Required consents: the protocol once per edition, the declaration with every order. */
export function Consents({ parts, onRead, closes = null }: ConsentsProps) {
  const { view, on } = parts;
  const { dgPromise, isDanger } = view.form;
  const { consent, isVerificationDue } = view;
  return (
    <div className="grid gap-4">
      {consent === null ? (
        <ProtocolTick parts={parts} onRead={onRead} />
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-1">
          {copy.protocol.agreed(dayAt(Date.parse(consent.agreedAt)), protocolLink(view), consent.version)}
          <LinkButton onClick={onRead}>{copy.protocol.again}</LinkButton>
        </p>
      )}
      {isDanger === 'Y' && (
        <div>
          <Checkbox
            name="dgPromise"
            isChecked={dgPromise}
            isInvalid={fieldError(view, 'dgPromise') !== undefined}
            isRequired={requiredLabel(view, 'dgPromise') !== undefined}
            isReadOnly={view.isLocked}
            focusTurn={focusTurnAtPath(view, 'dgPromise')}
            onChange={(value) => on.edit({ kind: 'set', path: 'dgPromise', value })}
          >
            {copy.dgPromise}
          </Checkbox>
          <FieldMessage error={fieldError(view, 'dgPromise')} />
        </div>
      )}
      {isVerificationDue !== false && <p className="text-12 text-muted">{copy.lapses}</p>}
      {isVerificationDue !== false && closes !== null && (
        <StatusStrip tone="warn">{copy.closesSooner(closes)}</StatusStrip>
      )}
    </div>
  );
}
