import { useState } from 'react';

import type { PlainGoodsParts } from '../form-parts';
import { orderGoodsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';

const { paste: copy } = orderGoodsCopy;

type PasteProps = Pick<PlainGoodsParts, 'on'> & {
  isMixing?: boolean;
};

/** Rows from a spreadsheet; not part of the order until taken over. */
export function PasteRows({ on, isMixing = false }: PasteProps) {
  const [text, setText] = useState('');
  return (
    <details className="rounded-card border border-dashed border-line-strong">
      <summary className="cursor-pointer rounded-card px-4 py-3 text-center text-sea">{copy.open}</summary>
      <div className="grid gap-3 px-4 pb-4">
        <label className="grid gap-1.5">
          <span className="font-medium text-ink">{copy.label}</span>
          <textarea
            rows={4}
            value={text}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p className="text-12 text-muted">
          {copy.columns}
          {isMixing && <span className="block">{copy.general}</span>}
        </p>
        <Button
          look="line"
          size="small"
          className="justify-self-start"
          isOff={text.trim() === ''}
          onClick={() => {
            on.edit({ kind: 'goods.paste', text });
            setText('');
          }}
        >
          {copy.take}
        </Button>
      </div>
    </details>
  );
}
