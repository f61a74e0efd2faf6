import { Description, Field, Input, Label, type InputProps } from '@headlessui/react';
import type { ReactNode, Ref } from 'react';

import { Icon } from './icon';

type TextFieldProps = Omit<InputProps, 'className' | 'invalid' | 'prefix'> & {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Stands below the field until an error takes its place, so nothing moves. */
  hint: string;
  error?: string | undefined;
  prefix?: ReactNode;
  /** A control at the end of the field, as high as the field. */
  suffix?: ReactNode;
};

export function TextField({ label, hint, error, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <Field className="grid gap-1.5">
      <Label className="font-medium text-ink">{label}</Label>
      <div className="flex h-11 rounded-control border border-line-strong bg-surface text-ink transition-colors focus-within:border-sea focus-within:outline focus-within:outline-sea hover:border-sea has-aria-invalid:border-bad has-aria-invalid:outline-bad">
        {prefix && <span className="my-2.5 flex items-center border-r border-line px-3 text-muted">{prefix}</span>}
        <Input
          {...input}
          invalid={error !== undefined}
          className="min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none"
        />
        {suffix}
      </div>
      {error === undefined ? (
        <Description className="min-h-5 text-12 text-muted">{hint}</Description>
      ) : (
        <Description role="alert" className="flex min-h-5 items-start gap-1 text-12 text-bad">
          <Icon name="alert" className="size-4" />
          {error}
        </Description>
      )}
    </Field>
  );
}
