import type { ReactNode } from 'react';

import type { Money } from '../../../domain/values/money';
import { FieldMessage } from '../../ui/form/field-message';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Price } from '../../ui/show/price';

export type Sum = { name: string; sum: Money };

type PriceFirstDialogProps = {
  title: string;
  text: string;
  sums: readonly Sum[];
  trouble: string | undefined;
  sendWords: string;
  /** Null when it can no longer be cancelled. */
  closeWords: string | null;
  isBusy: boolean;
  isOff?: boolean;
  isWide?: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

const Sums = ({ sums }: Pick<PriceFirstDialogProps, 'sums'>) => (
  <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card bg-canvas px-4 py-3" aria-live="polite">
    {sums.map(({ name, sum }, at) => (
      <span key={name}>
        <span className="mr-2 text-muted">{name}</span> <Price {...sum} size={at === 0 ? 'small' : 'medium'} />
      </span>
    ))}
  </p>
);

/** Dialog for a change to an order: the new price is shown before the button that confirms it. */
export function PriceFirstDialog(props: PriceFirstDialogProps) {
  const {
    title,
    text,
    sums,
    trouble,
    sendWords,
    closeWords,
    isBusy,
    isOff = false,
    isWide = false,
    onSend,
    onClose,
    children,
  } = props;
  return (
    <Dialog shape="sheet" className={`p-6 max-md:pb-8 ${isWide ? 'md:w-150' : 'md:w-130'}`} onClose={onClose}>
      <DialogTitle className="text-20">{title}</DialogTitle>
      <p className="mt-2 text-muted">{text}</p>
      <form
        className="mt-4 grid gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {children}
        {sums.length > 0 && <Sums sums={sums} />}
        <FieldMessage error={trouble} />
        <div className="mt-2 flex flex-wrap gap-3">
          {closeWords !== null && (
            <Button look="line" className="flex-1" onClick={onClose}>
              {closeWords}
            </Button>
          )}
          <Button look="sea" className="flex-1" type="submit" isBusy={isBusy} isOff={isOff}>
            {sendWords}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
