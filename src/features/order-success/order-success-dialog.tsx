import { DialogTitle } from '@headlessui/react';

import { orderSuccessCopy as copy } from '../../copy/order-success';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { NextSteps, type NextStep } from './next-steps';

/** What the page that took the order knows about it, in the words a person reads. */
export type OrderSuccess = {
  orderNo: string;
  isCopied: boolean;
  facts: readonly { label: string; value: string; isStrong?: boolean }[];
  steps: readonly NextStep[];
  /** The way on: what has to be done now. */
  onward: { label: string; href: string };
};

type OrderSuccessProps = { order: OrderSuccess; onCopy: () => void; onHome: () => void; onClose: () => void };

/** The hazard diamond, passed. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" className="size-12 flex-none" aria-hidden="true">
      <rect x="8" y="8" width="32" height="32" rx="3" transform="rotate(45 24 24)" className="fill-good" />
      <path
        d="M15.5 24.5l6 6 11.5-12.5"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-surface"
      />
    </svg>
  );
}

/** The order is in. What comes next, with dates, is worth more than the congratulation. */
export function OrderSuccessDialogView({ order, onCopy, onHome, onClose }: OrderSuccessProps) {
  const { orderNo, isCopied, facts, steps, onward } = order;
  return (
    <Dialog shape="sheet" isAlert className="p-6 max-md:pb-8 md:w-120 md:p-8" onClose={onClose}>
      <IconButton name="close" label={copy.close} className="absolute top-3 right-3" onClick={onClose} />
      <div className="flex items-start gap-4 pr-8">
        <Mark />
        <div className="min-w-0">
          <DialogTitle className="text-24">{copy.title}</DialogTitle>
          <p className="flex flex-wrap items-center text-muted">
            {copy.orderNo} <span className="ml-1 whitespace-nowrap">{orderNo}</span>
            <IconButton
              name={isCopied ? 'check' : 'copy'}
              label={copy.copyOrderNo}
              className="-my-2"
              onClick={onCopy}
            />
          </p>
          <output className="sr-only">{isCopied && copy.copied}</output>
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
        <Button look="line" onClick={onHome}>
          {copy.home}
        </Button>
        <ButtonLink href={onward.href} look="signal">
          {onward.label}
          <Icon name="arrowRight" className="size-4" />
        </ButtonLink>
      </div>
    </Dialog>
  );
}
