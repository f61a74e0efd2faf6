import { captchaCopy as copy } from '../../copy/captcha';
import { LinkButton } from '../../ui/press/link-button';
import { WorkIcon } from '../../ui/mark/work-icon';

export type Kind = 'slider' | 'clickWord';

const other = { slider: 'clickWord', clickWord: 'slider' } as const satisfies Record<Kind, Kind>;

type KindFootProps = { kind: Kind; canSwitch: boolean; onSwitch: () => void };

/** How the kind at hand is worked, and the way to the other. It outlives the change, and so does the focus on it. */
export function KindFootView({ kind, canSwitch, onSwitch }: KindFootProps) {
  const { keys, touch } = copy.hint[kind];
  return (
    <div className="mt-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-12 text-muted">
      <span className="flex items-center gap-1.5 pointer-coarse:hidden">
        <WorkIcon name="keyboard" className="size-4" />
        {keys}
      </span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
      <LinkButton className={`min-h-6 ${canSwitch ? '' : 'invisible'}`} onClick={onSwitch}>
        {copy.switchTo[other[kind]]}
      </LinkButton>
    </div>
  );
}
