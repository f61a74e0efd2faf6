import { orderPartsCopy } from '../copy/trade';
import { Checkbox } from '../ui/form/checkbox';
import { FieldMessage } from '../ui/form/field-message';
import { LinkButton } from '../ui/press/link-button';
import { errorAt, focusTurnAt, requiredAt, type FormParts } from './form-parts';

const { confirm: copy } = orderPartsCopy;

type ConsentsProps = {
  parts: FormParts<{ agreeProtocol: boolean; dgPromise: boolean; isDanger: 'Y' | 'N' }>;
  onRead: () => void;
};

/** What has to be agreed to. The text opens with the first tick, and the tick stands once it was read. */
export function Consents({ parts: { view, on }, onRead }: ConsentsProps) {
  const { agreeProtocol, dgPromise, isDanger } = view.form;
  const set = (path: string) => (value: boolean) => on.edit({ kind: 'set', path, value });
  return (
    <div className="grid gap-4">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-1">
          <Checkbox
            name="agreeProtocol"
            isChecked={agreeProtocol}
            isInvalid={errorAt(view, 'agreeProtocol') !== undefined}
            isRequired={requiredAt(view, 'agreeProtocol') !== undefined}
            isReadOnly={view.isLocked}
            focusTurn={focusTurnAt(view, 'agreeProtocol')}
            onChange={(isAgreed) => (isAgreed ? onRead() : set('agreeProtocol')(false))}
          >
            {copy.protocol.before}
          </Checkbox>
          <LinkButton onClick={onRead}>{copy.protocol.link}</LinkButton>
        </div>
        <FieldMessage error={errorAt(view, 'agreeProtocol')} />
      </div>
      {isDanger === 'Y' && (
        <div>
          <Checkbox
            name="dgPromise"
            isChecked={dgPromise}
            isInvalid={errorAt(view, 'dgPromise') !== undefined}
            isRequired={requiredAt(view, 'dgPromise') !== undefined}
            isReadOnly={view.isLocked}
            focusTurn={focusTurnAt(view, 'dgPromise')}
            onChange={set('dgPromise')}
          >
            {copy.dgPromise}
          </Checkbox>
          <FieldMessage error={errorAt(view, 'dgPromise')} />
        </div>
      )}
      <p className="text-12 text-muted">{copy.lapses}</p>
    </div>
  );
}
