import type { KeyboardEvent } from 'react';

import type { Notice, NoticeTone } from '../../../machines/shell/notices';
import { noticesCopy as copy } from '../../copy/notices';
import { Icon, type IconName } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';

const LOOKS: Record<NoticeTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: 'text-good' },
  info: { icon: 'shield', className: 'text-sea' },
  error: { icon: 'alert', className: 'text-bad' },
};

const SHAPES = {
  toast: 'min-h-11 w-80 items-center gap-2.5 py-1 pr-1 pl-3.5 shadow-raised',
  notification: 'w-full items-start gap-3 p-4 shadow-dialog',
};

export const noticeText = ({ says }: Notice): string => ('code' in says ? copy.sentence[says.code] : says.text);

/** One notice. Esc on it, or its button, puts it away. */
export function NoticeItem({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { icon, className } = LOOKS[notice.tone];
  const text = noticeText(notice);
  const isTitled = notice.kind === 'notification';
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is heard on its way up from the button
    <div
      className={`pointer-events-auto flex max-w-full animate-rise rounded-card border border-line bg-raise text-ink ${SHAPES[notice.kind]}`}
      onKeyDown={dismissOnEscape}
    >
      <Icon name={icon} className={className} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {isTitled && <b className="mb-1.5 block text-16 leading-5 font-semibold">{copy.errorTitle}</b>}
        <p>{text}</p>
      </div>
      <IconButton
        name="close"
        label={copy.dismiss(text)}
        className={isTitled ? '-mt-2 -mr-2' : ''}
        onClick={onDismiss}
      />
    </div>
  );
}
