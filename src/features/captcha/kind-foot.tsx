import type { CaptchaKind } from '../../../machines/identity/captcha';
import { captchaCopy as copy } from '../../copy/people/captcha';
import { LinkButton } from '../../ui/press/link-button';
import { WorkIcon } from '../../ui/mark/work-icon';

const OTHERS = {
  slider: ['clickWord', 'work'],
  clickWord: ['slider', 'work'],
  work: ['slider', 'clickWord'],
} as const satisfies Record<CaptchaKind, readonly CaptchaKind[]>;

type KindFootProps = { kind: CaptchaKind; canSwitch: boolean; onSwitch: (to: CaptchaKind) => void };

/** Instructions of the current kind and links to the others. It stays mounted across a switch to keep the focus. */
export function KindFootView({ kind, canSwitch, onSwitch }: KindFootProps) {
  const { keys, touch } = copy.hint[kind];
  return (
    <div className="mt-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-12 text-muted">
      <span className="flex items-center gap-1.5 pointer-coarse:hidden">
        <WorkIcon name="keyboard" className="size-4" />
        {keys}
      </span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
      <span className={`flex gap-x-3 ${canSwitch ? '' : 'invisible'}`}>
        {OTHERS[kind].map((to, place) => (
          <LinkButton key={place} onClick={() => onSwitch(to)}>
            {copy.switchTo[to]}
          </LinkButton>
        ))}
      </span>
    </div>
  );
}
