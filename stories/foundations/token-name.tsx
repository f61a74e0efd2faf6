import { useState } from 'react';

import { Icon } from '../../src/ui/mark/icon';

type Outcome = 'waiting' | 'copied' | 'refused';

const SIGN = { waiting: 'copy', copied: 'check', refused: 'alert' } as const;
const SAID = { waiting: '', copied: '已复制', refused: '浏览器不允许复制，请手动选取' } as const;

/** A press copies the text. */
export function CopyText({ text, name = text }: { text: string; name?: string }) {
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <span className="grid justify-items-start gap-0.5">
      <button
        type="button"
        aria-label={`复制 ${name}`}
        onClick={() => void copy()}
        className="-mx-2 inline-flex min-h-8 max-w-full items-center gap-2 rounded-control px-2 text-left font-medium text-ink hover:bg-sea-tint hover:text-sea"
      >
        <span className="min-w-0 break-words">{name}</span>
        <Icon name={SIGN[outcome]} className="size-4 text-muted" />
      </button>
      <output className={outcome === 'waiting' ? 'sr-only' : 'text-12 text-muted'}>{SAID[outcome]}</output>
    </span>
  );
}

/** The name of a token with its dashes. */
export const TokenName = ({ name }: { name: string }) => <CopyText text={`--${name}`} />;
