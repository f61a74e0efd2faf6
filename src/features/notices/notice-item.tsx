import type { KeyboardEvent } from 'react';

import type { Notice, NoticeTone } from '../../../machines/shell/notices';
import { noticesCopy as copy } from '../../copy/content/notices';
import { Icon, type IconName } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';

const LOOKS: Record<NoticeTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: 'text-good' },
  info: { icon: 'shield', className: 'text-sea' },
  error: { icon: 'alert', className: 'text-bad' },
};

const SHAPES = {
  toast: 'min-h-11 items-center gap-2.5 py-1 pl-3.5 shadow-raised',
  notification: 'items-start gap-3 py-4 pl-4 shadow-dialog',
};

export const noticeText = ({ says }: Notice): string => ('code' in says ? copy.sentence[says.code] : says.text);

const isTitled = ({ kind }: Notice) => kind === 'notification';

/** Text of a notice without its button. `row`: its row in the shared grid. */
export function NoticeWords({ notice, row }: { notice: Notice; row: number }) {
  const { icon, className } = LOOKS[notice.tone];
  return (
    <div
      className={`pointer-events-auto col-start-1 flex animate-rise rounded-card border border-line bg-raise pr-12 text-ink ${SHAPES[notice.kind]}`}
      style={{ gridRow: row }}
    >
      <Icon name={icon} className={className} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {isTitled(notice) && <b className="mb-1.5 block text-16 leading-5 font-semibold">{copy.errorTitle}</b>}
        <p>{noticeText(notice)}</p>
      </div>
    </div>
  );
}

type CloseProps = { notice: Notice; row: number; onDismiss: () => void };

/** Overlaps the end of the text. Esc on it, or a press, dismisses the notice. */
export function NoticeClose({ notice, row, onDismiss }: CloseProps) {
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is heard on its way up from the button
    <div
      className={`pointer-events-auto col-start-1 mr-1 animate-rise justify-self-end ${isTitled(notice) ? 'mt-2' : 'self-center'}`}
      style={{ gridRow: row }}
      onKeyDown={dismissOnEscape}
    >
      <IconButton name="close" label={copy.dismiss(noticeText(notice))} onClick={onDismiss} />
    </div>
  );
}
