import type { ReactNode } from 'react';

import { orderSuccessCopy as copy } from '../../copy/order/success';
import { Button } from '../../ui/press/button';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { Mark } from './mark';
import { NextSteps, type NextStep } from './next-steps';

type OrderSuccess = {
  orderNo: string;
  facts: readonly { label: string; value: string; isStrong?: boolean }[];
  steps: readonly NextStep[];
  onward: string;
};

type OrderSuccessProps = { order: OrderSuccess; copier: ReactNode; onOnward: () => void; onClose: () => void };

/** Confirms the order; the dated next steps come before the congratulation. */
export function OrderSuccessDialogView({ order, copier, onOnward, onClose }: OrderSuccessProps) {
  const { orderNo, facts, steps, onward } = order;
  return (
    <Dialog shape="sheet" isAlert className="p-6 max-md:pb-8 md:w-120 md:p-8" onClose={onClose}>
      <IconButton name="close" label={copy.close} className="absolute top-3 right-3" onClick={onClose} />
      <div className="flex items-start gap-4 pr-8">
        <Mark className="size-12" />
        <div className="min-w-0">
          <DialogTitle className="text-24">{copy.title}</DialogTitle>
          <p className="flex flex-wrap items-center text-muted">
            {copy.orderNo} <span className="ml-1 whitespace-nowrap">{orderNo}</span>
            <span className="ml-2">{copier}</span>
          </p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 rounded-card bg-canvas px-4 py-3">
        {facts.map(({ label, value, isStrong = false }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className={`text-right text-ink ${isStrong ? 'text-16 font-semibold' : 'font-medium'}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <NextSteps steps={steps} />
      <div className="mt-6 grid grid-cols-[1fr_1.6fr] gap-3">
        <Button look="line" onClick={onClose}>
          {copy.close}
        </Button>
        <Button look="signal" onClick={onOnward}>
          {onward}
          <Icon name="arrowRight" className="size-4" />
        </Button>
      </div>
    </Dialog>
  );
}
